import { SERVICES } from '@cheyantong/domain';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { useRemembered } from '../desk/recent-codes.ts';
import styles from './vin-result.module.css';

const OFFERED = [SERVICES.inspection, SERVICES.repair, SERVICES.accident] as const;

/** A car is no object of ours: what can be found out about it is a report. */
export function VinResult({ vin }: { vin: string }) {
  useRemembered(vin, null);
  return (
    <Card title={`车架号 ${vin}`} remark="格式正确，校验位相符">
      <p>车况、维修和出险记录不在溯源之列，可以查一份报告：</p>
      <div className={styles.services}>
        {OFFERED.map(({ path, name }) => (
          <ButtonLink key={path} tone="secondary" to={path}>
            {name}
          </ButtonLink>
        ))}
      </div>
    </Card>
  );
}
