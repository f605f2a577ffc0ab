import { CircleAlert, CircleCheck, FileText } from 'lucide-react';
import { Link } from 'react-router';
import { Badge } from '../../shared/ui/badge.tsx';
import { Card } from '../../shared/ui/card.tsx';
import styles from './contents-section.module.css';
import type { ServiceContent } from './service-content.ts';

type ReportContents = Pick<ServiceContent, 'promise' | 'parts' | 'sample'>;

/** What the money buys: the parts of the report, and a piece of one. */
export function ContentsSection({ content: { promise, parts, sample } }: { content: ReportContents }) {
  return (
    <Card title="报告里有什么" remark={promise}>
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
        <SampleExcerpt sample={sample} />
      </div>
    </Card>
  );
}

function SampleExcerpt({ sample }: { sample: ServiceContent['sample'] }) {
  return (
    <figure className={styles.sample}>
      <figcaption className={styles.caption}>
        <FileText aria-hidden="true" />
        样例节选
        <Badge outline>演示数据</Badge>
      </figcaption>
      <p className={styles.verdict}>{sample.verdict}</p>
      <ul className={styles.rows}>
        {sample.rows.map(({ mark, name, finding }) => {
          const Icon = mark === 'good' ? CircleCheck : CircleAlert;
          return (
            <li key={name} data-mark={mark}>
              <Icon aria-label={mark === 'good' ? '正常' : '需留意'} />
              <span className={styles.name}>{name}</span>
              <span className={styles.finding}>{finding}</span>
            </li>
          );
        })}
      </ul>
      <Link to={sample.address} className={styles.link}>
        查看样例报告
      </Link>
    </figure>
  );
}
