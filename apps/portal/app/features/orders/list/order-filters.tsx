import { ORDER_STATUSES, orderStatusCode, orderStatusLabel, serviceOfOrderType } from '@cheyantong/domain';
import { Search } from 'lucide-react';
import { type SubmitEvent, useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import { Button } from '../../../shared/ui/button.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { TextInput } from '../../../shared/ui/text-input.tsx';
import styles from './order-filters.module.css';
import { isNarrowed, type OrdersQuery, ordersAddress, readOrdersQuery } from './orders-query.ts';

const ANY_STATUS = 'any';

/** Narrows the list by status, words and dates; a status at once, the rest when asked for. */
export function OrderFilters({ query }: { query: OrdersQuery }) {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const { orderType, status, keywords, beginDate, endDate } = query;

  function apply(chosenStatus: string): void {
    const written = new FormData(form.current ?? undefined);
    const read = (name: string) => String(written.get(name) ?? '');
    const filters = readOrdersQuery(
      new URLSearchParams({
        status: chosenStatus,
        keywords: read('keywords'),
        beginDate: read('beginDate'),
        endDate: read('endDate'),
      }),
    );
    navigate(ordersAddress({ ...filters, orderType }), { preventScrollReset: true });
  }

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    apply(String(status ?? ANY_STATUS));
  }

  return (
    // The address may change by other means (going back, another tab): then the fields follow it.
    <search key={ordersAddress({ ...query, pageNum: 1 })}>
      <form ref={form} className={styles.filters} onSubmit={submit}>
        <Select
          className={styles.status}
          size="small"
          aria-label="订单状态"
          options={statusOptions(orderType)}
          value={String(status ?? ANY_STATUS)}
          onValueChange={apply}
        />
        <TextInput
          className={styles.keywords}
          size="small"
          name="keywords"
          keyboard="search"
          aria-label="搜索订单"
          placeholder="订单号、VIN、车型或服务商"
          maxLength={40}
          defaultValue={keywords ?? ''}
          clearable
        />
        <div className={styles.dates}>
          <span className={styles.label}>下单日期</span>
          <TextInput
            size="small"
            name="beginDate"
            keyboard="day"
            aria-label="下单日期从"
            max={endDate}
            defaultValue={beginDate ?? ''}
          />
          <span>至</span>
          <TextInput
            size="small"
            name="endDate"
            keyboard="day"
            aria-label="下单日期到"
            min={beginDate}
            defaultValue={endDate ?? ''}
          />
        </div>
        <Button type="submit" tone="secondary" size="small" icon={<Search />}>
          查询
        </Button>
        {isNarrowed(query) && (
          <Link to={ordersAddress({ orderType })} className={styles.clear} preventScrollReset>
            清除筛选
          </Link>
        )}
      </form>
    </search>
  );
}

/** Between services the third status has no word of its own: an inspection is done, a report is made. */
function statusOptions(orderType: OrdersQuery['orderType']) {
  return [
    { value: ANY_STATUS, label: '全部状态' },
    ...ORDER_STATUSES.map((status) => ({
      value: String(orderStatusCode(status)),
      label:
        orderType === undefined && status === 'inService'
          ? '进行中'
          : orderStatusLabel(status, serviceOfOrderType(orderType ?? 0)),
    })),
  ];
}
