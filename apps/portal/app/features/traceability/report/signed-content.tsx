import { SERVICES } from '@cheyantong/domain';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import type { Statement } from '../verify/statement.ts';
import styles from './signed-content.module.css';

/** Exactly what was signed, and nothing the signature does not cover. */
export function SignedContent({ statement }: { statement: Statement }) {
  const facts = [
    ['报告编号', statement.reportCode],
    ['报告类型', statement.service === 'evaluation' ? '测评结果' : SERVICES[statement.service].name],
    ['服务机构', statement.provider],
    ['签发时间', statement.issuedAt],
    ['车辆 VIN', statement.vinMasked],
    ['结论', statement.verdict],
    ['原文摘要（SHA-256）', statement.documentSha256],
    ['PDF 摘要（SHA-256）', statement.pdfSha256],
  ] as const;
  return (
    <Card
      title="签名内容"
      remark="以下每一项都在签名之内，应与您手里的报告一致"
      aside={statement.demo && <Badge outline>演示数据</Badge>}
    >
      <dl className={styles.facts}>
        {facts
          .filter(([, value]) => value)
          .map(([name, value]) => (
            <div key={name} className={styles.fact}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </Card>
  );
}
