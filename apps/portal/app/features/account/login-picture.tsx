import { BadgeCheck, FileSearch, ShieldCheck } from 'lucide-react';
import styles from './login-page.module.css';

const PROMISES = [
  { icon: FileSearch, title: '看得到来历', text: '检测、维修、出险、电池四份报告，同一套判级规则' },
  { icon: BadgeCheck, title: '价格讲得清', text: '估值给出区间和样本量，每一步怎么来都写明' },
  {
    icon: ShieldCheck,
    title: '号码不外传',
    text: '只交给您主动联系的机构，随时可以撤回',
  },
];

/** The calm half of the login page: what an account is good for. */
export function LoginPicture() {
  return (
    <section className={styles.picture} aria-label="登录后可以做什么">
      <h2 className={styles.claim}>
        买之前，先看清
        <br />
        一辆车的来历
      </h2>
      <ul className={styles.promises}>
        {PROMISES.map(({ icon: Icon, title, text }) => (
          <li key={title} className={styles.promise}>
            <Icon className={styles.promiseIcon} aria-hidden="true" />
            <div>
              <h3 className={styles.promiseTitle}>{title}</h3>
              <p className={styles.promiseText}>{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <img
        src="/pictures/cars/sedan-quarter-blue-960.webp"
        alt=""
        width={960}
        height={720}
        className={styles.car}
      />
    </section>
  );
}
