import { Card } from '../../../shared/ui/card.tsx';
import type { Proof } from './check-query.ts';
import styles from './key-panel.module.css';

/** Which key said so: the fingerprint can be compared with the one published elsewhere. */
export function KeyPanel({ proof: { key, fingerprint } }: { proof: Proof }) {
  return (
    <Card title="验签公钥">
      <dl className={styles.facts}>
        <div>
          <dt>算法</dt>
          <dd>{key.algorithm}</dd>
        </div>
        <div>
          <dt>公钥编号</dt>
          <dd>{key.keyId}</dd>
        </div>
        <div>
          <dt>启用时间</dt>
          <dd>{key.since}</dd>
        </div>
        {fingerprint && (
          <div className={styles.wide}>
            <dt>指纹（SHA-256）</dt>
            <dd className={styles.code}>{fingerprint}</dd>
          </div>
        )}
      </dl>
    </Card>
  );
}
