import type { GivenConsent } from '@cheyantong/contract';
import { CircleCheck, Undo2 } from 'lucide-react';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { momentWords } from '../../../shared/when-words.ts';
import { agreementAddress } from '../agreement-address.ts';
import styles from './my-consents.module.css';

/** One document in the version that was agreed to. */
export function ConsentRow({ consent, onWithdraw }: { consent: GivenConsent; onWithdraw: () => void }) {
  const { document, name, version, time, withdrawable, withdrawnTime } = consent;
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.head}>
          <Link to={agreementAddress(document, { version })} className={styles.name}>
            《{name}》
          </Link>
          {withdrawnTime ? (
            <Badge icon={<Undo2 aria-hidden="true" />}>已撤回</Badge>
          ) : (
            <Badge tone="good" icon={<CircleCheck aria-hidden="true" />}>
              有效
            </Badge>
          )}
        </p>
        <p className={styles.facts}>
          {version} 版 · {momentWords(time)} 同意
          {withdrawnTime && ` · ${momentWords(withdrawnTime)} 撤回`}
        </p>
      </div>
      {!withdrawnTime &&
        (withdrawable ? (
          <Button tone="secondary" size="small" aria-label={`撤回《${name}》`} onClick={onWithdraw}>
            撤回
          </Button>
        ) : (
          <a href="#close" className={styles.link}>
            撤回即注销账号
          </a>
        ))}
    </li>
  );
}
