import { CarFront, ClipboardCheck, type LucideIcon, QrCode, Recycle } from 'lucide-react';
import { SectionHeading } from '../../../shared/ui/section-heading.tsx';
import styles from './from-car-to-car.module.css';

const STEPS: readonly { icon: LucideIcon; title: string; words: string }[] = [
  { icon: Recycle, title: '报废回收', words: '有资质的企业回收报废车，登记信息。' },
  { icon: ClipboardCheck, title: '拆解检测', words: '拆下可以再用的零部件，按种类逐项检测。' },
  { icon: QrCode, title: '分级赋码', words: '按外观和功能定级，贴上标识和溯源码。' },
  { icon: CarFront, title: '装车质保', words: '核对溯源码后装车，质保见商品页。' },
];

/** How a part comes from one car to the next. */
export function FromCarToCar() {
  return (
    <section aria-labelledby="from-car-to-car-title">
      <SectionHeading id="from-car-to-car-title">从报废车到您的车</SectionHeading>
      <ol className={styles.steps}>
        {STEPS.map(({ icon: Icon, title, words }) => (
          <li key={title} className={styles.step}>
            <span className={styles.icon}>
              <Icon aria-hidden="true" />
            </span>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.words}>{words}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
