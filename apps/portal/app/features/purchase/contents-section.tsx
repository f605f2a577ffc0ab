import type { Judgement, Service } from '@cheyantong/domain';
import {
  CircleAlert,
  CircleCheck,
  CircleHelp,
  CircleMinus,
  FileText,
  type LucideIcon,
  TriangleAlert,
} from 'lucide-react';
import { Badge } from '../../shared/ui/badge.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { Link } from '../../shared/ui/link.tsx';
import { sampleExcerpt } from '../reports/index.ts';
import styles from './contents-section.module.css';
import type { ServiceContent } from './service-content.ts';

interface ContentsSectionProps {
  service: Service;
  title?: string;
  contents: Pick<ServiceContent, 'promise' | 'parts' | 'sampleAddress'>;
}

/** What the money buys: the parts of the report, and a piece of one. */
export function ContentsSection({ service, title = '报告里有什么', contents }: ContentsSectionProps) {
  const { promise, parts, sampleAddress } = contents;
  return (
    <Card title={title} remark={promise}>
      <div className={styles.contents}>
        <ul className={styles.parts}>
          {parts.map(({ name, text }) => (
            <li key={name}>
              <CircleCheck aria-hidden="true" />
              <span>
                <strong>{name}</strong>
                <span className={styles.text}>{text}</span>
              </span>
            </li>
          ))}
        </ul>
        <SampleExcerpt service={service} address={sampleAddress} />
      </div>
    </Card>
  );
}

/** Said by an icon, too. Nothing on record is no good news: it has no colour. */
const MARKS: Record<Judgement, { Icon: LucideIcon; word: string }> = {
  good: { Icon: CircleCheck, word: '正常' },
  caution: { Icon: TriangleAlert, word: '需留意' },
  bad: { Icon: CircleAlert, word: '有问题' },
  none: { Icon: CircleMinus, word: '不作判断' },
  unknown: { Icon: CircleHelp, word: '未知' },
};

function SampleExcerpt({ service, address }: { service: Service; address: string }) {
  const { title, sentence, tone, rows } = sampleExcerpt(service);
  const judges = rows.some(({ judgement }) => judgement !== 'none');
  return (
    <figure className={styles.sample}>
      <figcaption className={styles.caption}>
        <FileText aria-hidden="true" />
        样例节选
        <Badge outline>演示数据</Badge>
      </figcaption>
      <p className={styles.verdict}>
        <span className={styles.title} data-tone={tone}>
          {title}
        </span>
        {sentence}
      </p>
      <ul className={styles.rows}>
        {rows.map(({ name, finding, judgement }) => {
          const { Icon, word } = MARKS[judgement];
          return (
            <li key={name} data-judgement={judgement}>
              {judges && <Icon aria-label={word} />}
              <span className={styles.name}>{name}</span>
              <span className={styles.finding}>{finding}</span>
            </li>
          );
        })}
      </ul>
      <Link to={address} className={styles.link}>
        查看样例报告
      </Link>
    </figure>
  );
}
