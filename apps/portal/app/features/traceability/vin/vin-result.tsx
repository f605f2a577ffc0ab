import { queryTrace, type TraceHit } from '@cheyantong/contract';
import { SERVICES } from '@cheyantong/domain';
import { useQuery } from '@tanstack/react-query';
import { BatteryCharging, type LucideIcon, Package } from 'lucide-react';
import { call } from '../../../shared/call.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { NoteBand } from '../../../shared/ui/note-band.tsx';
import { SkeletonBlock, SkeletonGroup } from '../../../shared/ui/skeleton.tsx';
import { CopyReportLink } from '../chain/copy-report-link.tsx';
import { useRemembered } from '../desk/recent-codes.ts';
import { traceAddress } from '../trace-address.ts';
import { ANEW } from '../trace-queries.ts';
import styles from './vin-result.module.css';

const OFFERED = [SERVICES.inspection, SERVICES.repair, SERVICES.accident, SERVICES.battery] as const;

/** What is traced of a car: whether it was scrapped, its batteries, the parts taken from it. The rest is for a report. */
export function VinResult({ vin, seed }: { vin: string; seed: TraceHit | undefined }) {
  const hit = useQuery({
    ...ANEW,
    queryKey: ['visitor', 'trace of a car', vin],
    queryFn: ({ signal }) => call(queryTrace, { query: { code: vin } }, signal),
    ...(seed && { initialData: seed }),
  });
  useRemembered(vin, hit.data && null);
  if (hit.isPending) {
    return (
      <SkeletonGroup label="正在查询">
        <SkeletonBlock height={220} />
      </SkeletonGroup>
    );
  }
  if (hit.isError) {
    return (
      <ErrorState title="没能完成查询" onRetry={() => hit.refetch()} retrying={hit.isFetching}>
        {hit.error.message}
      </ErrorState>
    );
  }
  return (
    <section className={styles.result} aria-label="查询结果">
      <Card title={`车架号 ${vin}`} remark="格式正确，校验位相符">
        <Traced vin={vin} vehicle={hit.data.vehicle} />
        <p className={styles.lead}>车况、维修和出险记录不在溯源之列，可以查一份报告：</p>
        <div className={styles.services}>
          {OFFERED.map(({ path, name }) => (
            <ButtonLink key={path} tone="secondary" to={path}>
              {name}
            </ButtonLink>
          ))}
        </div>
      </Card>
    </section>
  );
}

function Traced({ vin, vehicle }: { vin: string; vehicle: TraceHit['vehicle'] }) {
  if (!vehicle) return <NoteBand>这辆车没有报废、电池或拆件的登记。没有登记不等于没有发生过。</NoteBand>;
  const { scrappedOn, batteryCodes, partCodes } = vehicle;
  return (
    <>
      {scrappedOn && (
        <NoteBand tone="bad">
          <strong>这辆车已于 {scrappedOn} 报废回收，不得再上路或买卖。</strong>
          有人在卖它，请不要付款，并向公安机关或我们举报。
          <p data-print="hide">
            <CopyReportLink code={vin} tone="danger" />
          </p>
        </NoteBand>
      )}
      <Codes icon={BatteryCharging} name="装过的电池" codes={batteryCodes} />
      <Codes icon={Package} name="从它拆下的再用件" codes={partCodes} />
    </>
  );
}

function Codes({ icon: Icon, name, codes }: { icon: LucideIcon; name: string; codes: readonly string[] }) {
  if (codes.length === 0) return null;
  return (
    <div className={styles.codes}>
      <h3 className={styles.name}>
        <Icon aria-hidden="true" />
        {name}
      </h3>
      <ul className={styles.list}>
        {codes.map((code) => (
          <li key={code}>
            <Link to={traceAddress(code)}>{code}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
