import { NoteBand } from '../../../shared/ui/note-band.tsx';
import { coverageOf, isOrderable, priceText } from '../../catalogue/index.ts';
import { chooseProvider } from '../order-draft.ts';
import type { OrderForm } from '../use-order-form.ts';
import styles from './coverage-notice.module.css';

const SUGGESTED = 3;

/** Where the chosen provider cannot help: why, and who can. */
export function CoverageNotice({ form: { service, offer } }: { form: OrderForm }) {
  const { provider, providers, coverage } = offer;
  const answer = coverage.data;
  const verdict = provider && coverageOf(answer, provider.id);
  if (coverage.isError)
    return <NoteBand tone="caution">暂时无法预先核验，提交订单时会再次核对；查无数据全额退款。</NoteBand>;
  if (!provider || verdict?.covered !== false) return null;
  const others = (providers.data ?? []).filter((each) => isOrderable(each, answer)).slice(0, SUGGESTED);
  return (
    <div role="alert">
      <NoteBand tone="caution">
        <p>
          {provider.brandName}：{verdict.reason}
        </p>
        {others.length === 0 ? (
          <p>目前没有服务商支持这辆车，暂时不能下单。</p>
        ) : (
          <p className={styles.others}>
            可以改用：
            {others.map(({ id, brandName, priceFrom }) => (
              <button
                key={id}
                type="button"
                className={styles.other}
                onClick={() => chooseProvider(service, id)}
              >
                {brandName}
                {priceFrom !== null && ` ¥${priceText(priceFrom)} 起`}
              </button>
            ))}
          </p>
        )}
      </NoteBand>
    </div>
  );
}
