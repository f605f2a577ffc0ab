import { useSettings } from '../../shared/settings.ts';
import styles from './footer.module.css';

/** What the law wants at the foot of every page; numbers come from the settings, and an empty one shows nothing. */
export function Registrations({ company }: { company: string }) {
  const { icpNumber, publicSecurityNumber, servicePhone } = useSettings().footer;
  return (
    <div className={styles.registrations}>
      <span>© 2026 {company}</span>
      {icpNumber && (
        <a href="https://beian.miit.gov.cn/" target="_blank" rel="noreferrer" className={styles.link}>
          {icpNumber}
        </a>
      )}
      {publicSecurityNumber && (
        <a href="https://beian.mps.gov.cn/" target="_blank" rel="noreferrer" className={styles.link}>
          {publicSecurityNumber}
        </a>
      )}
      <span>
        在售车辆、再用件、服务价格与报告为演示数据；估值与保值率依据公开的二手车报价计算，不是成交价
      </span>
      {servicePhone && <span className={styles.phone}>服务热线 {servicePhone}</span>}
    </div>
  );
}
