import { Copy, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { copyText } from '../../../shared/copy-text.ts';
import { Button } from '../../../shared/ui/button.tsx';
import type { VerdictLook } from '../verdicts.ts';
import styles from './verdict-band.module.css';

/** One thing that was checked; `tone` where it did not simply hold. */
export interface BandCheck {
  icon: LucideIcon;
  words: string;
  tone?: 'bad' | 'caution' | 'neutral' | 'waiting' | undefined;
}

interface VerdictBandProps {
  look: Pick<VerdictLook, 'tone' | 'icon'>;
  title: string;
  sentence: ReactNode;
  checks?: readonly BandCheck[] | undefined;
  /** 配件溯源码 */
  codeName: string;
  code: string;
  /** Level of the title: 1 where the answer is the page. */
  level?: 1 | 2 | undefined;
  /** Under the code. */
  remark?: string | undefined;
  /** What to do next. */
  children?: ReactNode;
}

/** The answer before anything else: a colour, an icon, a word and a sentence. */
export function VerdictBand({
  look: { icon: Icon, tone },
  title,
  sentence,
  checks = [],
  codeName,
  code,
  level = 1,
  remark,
  children,
}: VerdictBandProps) {
  const Title = level === 1 ? 'h1' : 'h2';
  return (
    <section className={styles.band} data-tone={tone} aria-label="核验结果">
      <span className={styles.tile}>
        <Icon aria-hidden="true" />
      </span>
      <div className={styles.words} role="status">
        <Title className={styles.title}>{title}</Title>
        <p className={styles.sentence}>{sentence}</p>
        {checks.length > 0 && (
          <ul className={styles.checks}>
            {checks.map(({ icon: CheckIcon, words, tone: checkTone = 'good' }) => (
              <li key={words} data-tone={checkTone}>
                <CheckIcon aria-hidden="true" />
                {words}
              </li>
            ))}
          </ul>
        )}
        {children && (
          <div className={styles.next} data-print="hide">
            {children}
          </div>
        )}
      </div>
      <div className={styles.code}>
        <p className={styles.codeName}>{codeName}</p>
        <div className={styles.codeLine}>
          <p className={styles.codeText}>{code}</p>
          <Button
            tone="secondary"
            size="small"
            data-print="hide"
            icon={<Copy aria-hidden="true" />}
            onClick={() => copyText(code, { done: '编号已复制', refused: '无法复制，请选中文字后复制' })}
          >
            复制
          </Button>
        </div>
        {remark && <p className={styles.remark}>{remark}</p>}
      </div>
    </section>
  );
}
