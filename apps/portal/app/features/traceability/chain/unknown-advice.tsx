import { CODE_KINDS, type TracedObject } from '@cheyantong/domain';
import { FileSearch, type LucideIcon, ScanSearch } from 'lucide-react';
import { Card } from '../../../shared/ui/card.tsx';
import { CopyReportLink } from './copy-report-link.tsx';
import styles from './unknown-advice.module.css';

interface Advice {
  icon: LucideIcon;
  title: string;
  words: string;
}

const ADVICE: Record<TracedObject, readonly [compare: Advice, ask: Advice]> = {
  part: [
    {
      icon: ScanSearch,
      title: '与标签逐位核对',
      words: '校验位相符，不像抄错一位；请看看是不是另一件的标签，或标签被换过。',
    },
    {
      icon: FileSearch,
      title: '向卖方要来源凭证',
      words: '回收证明、拆解企业的资质、检测记录，三样都说得清再买。',
    },
  ],
  battery: [
    {
      icon: ScanSearch,
      title: '与铭牌逐位核对',
      words: '编码没有校验位，抄错看不出来；换过的电池请看现在这一块的铭牌。',
    },
    {
      icon: FileSearch,
      title: '到别处再查一次',
      words: '可到国家动力电池溯源平台查询，或向卖方要出厂与装车的凭证。',
    },
  ],
};

/** What somebody can do who has a code that we do not know. */
export function UnknownAdvice({ code, object }: { code: string; object: TracedObject }) {
  return (
    <Card title="接下来怎么办" className={styles.card}>
      <ol className={styles.steps}>
        {ADVICE[object].map(({ icon: Icon, title, words }) => (
          <li key={title} className={styles.step}>
            <Icon aria-hidden="true" />
            <div>
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.words}>{words}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className={styles.report}>
        <span>卖方说它是本平台登记的{CODE_KINDS[object].label}？</span>
        <CopyReportLink code={code}>告诉我们</CopyReportLink>
      </p>
    </Card>
  );
}
