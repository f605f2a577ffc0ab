import type { MemberSession } from '@cheyantong/contract';
import { Monitor, Smartphone } from 'lucide-react';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { momentWords } from '../../../shared/when-words.ts';
import styles from './sessions.module.css';

/** One login: with what, from where, since when. */
export function SessionRow({ session, onEnd }: { session: MemberSession; onEnd: () => void }) {
  const { device, system, place, createTime, lastUsedTime, current } = session;
  const Icon = device.startsWith('手机') ? Smartphone : Monitor;
  return (
    <li className={styles.row}>
      <span className={styles.icon}>
        <Icon aria-hidden="true" />
      </span>
      <div className={styles.words}>
        <p className={styles.device}>
          {device}
          {current && <Badge tone="good">本机</Badge>}
        </p>
        <p className={styles.facts}>{[system, place].filter(Boolean).join(' · ')}</p>
        <p className={styles.facts}>
          {momentWords(createTime)} 登录
          {!current && ` · ${momentWords(lastUsedTime)} 用过`}
        </p>
      </div>
      {!current && (
        <Button tone="secondary" size="small" aria-label={`退出 ${device}`} onClick={onEnd}>
          退出
        </Button>
      )}
    </li>
  );
}
