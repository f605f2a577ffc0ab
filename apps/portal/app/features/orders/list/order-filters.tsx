import { beijingDay } from '@cheyantong/domain';
import { useNavigate } from 'react-router';
import { PAGES } from '../../../pages.ts';
import { FilterSheet } from '../../../shared/list/filter-sheet.tsx';
import { KeywordBox } from '../../../shared/list/keyword-box.tsx';
import { useIsMobile } from '../../../shared/settings.ts';
import { DayPicker } from '../../../shared/ui/day-picker/day-picker.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import styles from './order-filters.module.css';
import { isNarrowed, type OrdersQuery, ordersAddress } from './orders-query.ts';
import { statusOfOption, statusOption, statusOptions } from './status-options.ts';

/** Narrows the list by words, status and dates, each as soon as it is chosen. On phones all but the words wait in a sheet. */
export function OrderFilters({ query }: { query: OrdersQuery }) {
  const isMobile = useIsMobile();
  const narrow = useNarrow(query);
  const { orderType, keywords } = query;
  const clearHref = ordersAddress({ orderType });
  return (
    <div className={styles.filters}>
      <KeywordBox
        className={styles.keywords}
        label="搜索订单"
        placeholder={isMobile ? '订单号或 VIN' : '订单号、VIN、车型或服务商'}
        action={PAGES.personalCenter.path}
        keywords={keywords}
        onSearch={(typed) => narrow({ keywords: typed })}
      />
      {isMobile ? (
        <FilterSheet
          title="筛选订单"
          activeCount={chosenInSheet(query)}
          clearHref={clearHref}
          seeWords="查看订单"
        >
          <Choices query={query} />
        </FilterSheet>
      ) : (
        <Choices query={query} />
      )}
      {isNarrowed(query) && (
        <Link to={clearHref} className={styles.clear} preventScrollReset>
          清除筛选
        </Link>
      )}
    </div>
  );
}

function Choices({ query }: { query: OrdersQuery }) {
  const narrow = useNarrow(query);
  const { orderType, status, beginDate, endDate } = query;
  const today = beijingDay(new Date());
  return (
    <div className={styles.choices}>
      <Select
        className={styles.status}
        aria-label="订单状态"
        options={statusOptions(orderType)}
        value={statusOption(status)}
        onValueChange={(option) => narrow({ status: statusOfOption(option) })}
      />
      <div className={styles.dates}>
        <span className={styles.label}>下单日期</span>
        <DayPicker
          className={styles.day}
          label="下单日期从"
          placeholder="开始日期"
          value={beginDate}
          to={endDate ?? today}
          onChange={(day) => narrow({ beginDate: day })}
        />
        <span>至</span>
        <DayPicker
          className={styles.day}
          label="下单日期到"
          placeholder="结束日期"
          value={endDate}
          from={beginDate}
          to={today}
          onChange={(day) => narrow({ endDate: day })}
        />
      </div>
    </div>
  );
}

/** To the same list with something else asked for, from its first page. */
function useNarrow(query: OrdersQuery) {
  const navigate = useNavigate();
  return (change: Partial<OrdersQuery>): void => {
    navigate(ordersAddress({ ...query, ...change, pageNum: 1 }), { preventScrollReset: true });
  };
}

const chosenInSheet = ({ status, beginDate, endDate }: OrdersQuery): number =>
  [status, beginDate, endDate].filter((filter) => filter !== undefined).length;
