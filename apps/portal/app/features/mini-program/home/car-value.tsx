import { getValuationReport, listValuationOrders, type ValuationReport } from '@cheyantong/contract';
import { seriesWithBrand } from '@cheyantong/domain';
import { useQuery } from '@tanstack/react-query';
import { PAGES } from '../../../pages.ts';
import { call } from '../../../shared/call.ts';
import { useMember } from '../../../shared/session/session.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { DrawnPicture } from '../../../shared/ui/drawn-picture.tsx';
import { Price } from '../../../shared/ui/price.tsx';
import { wanAmount, wanInterval } from '../../../shared/words.ts';
import { nextStepOf, ORDERS_KEY } from '../../orders/index.ts';
import { valuationAddress } from '../../valuation/index.ts';
import styles from './car-value.module.css';

/** What the member's car was worth at the last valuation; before the first, an invitation to one. */
export function CarValue() {
  const report = useLastValuation();
  return (
    <section className={styles.card} aria-label="我的车">
      {report ? <Valued report={report} /> : <Invitation />}
    </section>
  );
}

/** Kept by the gateway with the order; the newest that has its result. */
function useLastValuation(): ValuationReport | undefined {
  const member = useMember();
  const { data } = useQuery({
    queryKey: [...ORDERS_KEY, 'last valuation', member],
    queryFn: async ({ signal }) => {
      const { list } = await call(listValuationOrders, { body: { pageNum: 1 } }, signal);
      const last = list.find((order) => nextStepOf(order) === 'report');
      return last ? call(getValuationReport, { params: { orderNo: last.orderNo } }, signal) : null;
    },
    enabled: member !== null,
  });
  return member === null ? undefined : (data ?? undefined);
}

function Valued({ report }: { report: ValuationReport }) {
  const { vehicle, evalPrice, lowPrice, highPrice, sampleTooSmall, orderNo, pictureUrl } = report;
  const interval =
    lowPrice !== undefined && highPrice !== undefined
      ? wanInterval({ low: lowPrice, high: highPrice })
      : null;
  return (
    <>
      <div className={styles.car}>
        <div className={styles.picture}>
          <DrawnPicture src={pictureUrl} sizes="112px" alt="" marked={false} missing={null} />
        </div>
        <div className={styles.words}>
          <p className={styles.name}>我的车 · {seriesWithBrand(vehicle.brandName, vehicle.seriesName)}</p>
          <p className={styles.price}>
            {sampleTooSmall && interval ? (
              <Price amount={interval} unit="万" size={24} />
            ) : (
              <>
                <Price amount={wanAmount(evalPrice)} unit="万" size={28} />
                {interval && <span className={styles.interval}>{interval} 万</span>}
              </>
            )}
          </p>
        </div>
      </div>
      <div className={styles.buttons}>
        <ButtonLink tone="secondary" block to={valuationAddress(orderNo)}>
          查看估值
        </ButtonLink>
        <ButtonLink tone="secondary" block to={PAGES.estimate.path}>
          再估一次
        </ButtonLink>
      </div>
    </>
  );
}

function Invitation() {
  return (
    <div className={styles.invitation}>
      <div className={styles.words}>
        <p className={styles.question}>我的车值多少</p>
        <p className={styles.name}>车型、上牌时间、里程和城市，免费估一个价</p>
      </div>
      <ButtonLink tone="secondary" to={PAGES.estimate.path}>
        去估值
      </ButtonLink>
    </div>
  );
}
