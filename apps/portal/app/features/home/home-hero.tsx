import { ButtonLink } from '../../shared/ui/button.tsx';
import styles from './home.module.css';

export function HomeHero() {
  return (
    <section className={styles.hero}>
      <p className={styles.heroMark}>测评规程 2026 版</p>
      <h1 className={styles.heroTitle}>
        买之前，先看清
        <br />
        一辆车的来历
      </h1>
      <p className={styles.heroText}>检测、维修、出险、电池四份报告，同一套判级规则，结论可核验。</p>
      <div className={styles.heroActions}>
        <ButtonLink to="/vehicleService/detection">预约检测</ButtonLink>
        <ButtonLink to="/estimate" tone="secondary">
          卖车估值
        </ButtonLink>
      </div>
    </section>
  );
}
