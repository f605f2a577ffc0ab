import { MINI_PROGRAM_NAME } from '@cheyantong/domain';
import { Check } from 'lucide-react';
import { WholeWords } from '../../shared/ui/whole-words.tsx';
import { HandoverCode } from '../handover/index.ts';
import styles from './mini-program-strip.module.css';
import { PhoneDrawing } from './phone-drawing.tsx';

const STRIP_QR_PX = 112;
const USES = ['现场看车', '询价进度', '收藏同步'];

/** The one blue band of the page. */
export function MiniProgramStrip() {
  return (
    <section className={styles.strip} aria-label={MINI_PROGRAM_NAME}>
      <div className={styles.words}>
        <h2 className={styles.title}>
          <WholeWords>扫一扫，把车研通装进手机</WholeWords>
        </h2>
        <p className={styles.text}>看车路上随手查，询价和收藏两边同步。</p>
        <ul className={styles.uses}>
          {USES.map((use) => (
            <li key={use}>
              <Check aria-hidden="true" />
              {use}
            </li>
          ))}
        </ul>
      </div>
      <PhoneDrawing className={styles.phone} />
      <figure className={styles.code}>
        <HandoverCode size={STRIP_QR_PX} />
        <figcaption>微信扫码</figcaption>
      </figure>
    </section>
  );
}
