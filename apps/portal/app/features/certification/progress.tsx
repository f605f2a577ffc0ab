import { useIsMobile } from '../../shared/settings.ts';
import { Steps } from '../../shared/ui/steps.tsx';
import styles from './page.module.css';

const STEPS = ['拍证件', '核对信息', '同意并签名', '审核'];
/** Where room is short. */
const SHORT_STEPS = ['拍证件', '核对', '签名', '审核'];

export const STEP = { photos: 0, check: 1, sign: 2, review: 3, done: STEPS.length } as const;

export function Progress({ step }: { step: number }) {
  return (
    <div className={styles.steps}>
      <Steps label="认证进度" steps={useIsMobile() ? SHORT_STEPS : STEPS} current={step} />
    </div>
  );
}
