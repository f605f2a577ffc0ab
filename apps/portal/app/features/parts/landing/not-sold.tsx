import { ASSEMBLIES } from '@cheyantong/domain';
import { Ban } from 'lucide-react';
import { PAGES } from '../../../pages.ts';
import { Link } from '../../../shared/ui/link.tsx';
import styles from './not-sold.module.css';

const NOT_SOLD = [
  {
    name: '拆车的五大总成',
    reason: `${ASSEMBLIES}，按规定只能交给再制造企业；有资质企业的再制造件另行标明。`,
  },
  { name: '安全气囊', reason: '关系乘员安全，平台不出售。' },
  { name: '动力电池', reason: '涉及高压与储运安全，平台不出售。' },
];

/** What is left out of the showroom, and why. */
export function NotSold() {
  return (
    <section className={styles.band} aria-labelledby="not-sold-title">
      <header>
        <h2 id="not-sold-title" className={styles.title}>
          这些件，平台不卖
        </h2>
        <p className={styles.law}>依据《报废机动车回收管理办法》（国务院令第 715 号）和平台规则</p>
        <Link to={`${PAGES.reusableService.path}#label`} className={styles.more}>
          了解标识的含义
        </Link>
      </header>
      <ul className={styles.list}>
        {NOT_SOLD.map(({ name, reason }) => (
          <li key={name}>
            <Ban aria-hidden="true" />
            <div>
              <h3 className={styles.name}>{name}</h3>
              <p>{reason}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
