import type { Message } from '@cheyantong/contract';
import type { MessageKind } from '@cheyantong/domain';
import {
  BadgeCheck,
  FileCheck,
  type LucideIcon,
  MessageSquareText,
  ReceiptJapaneseYen,
  ReceiptText,
  ShieldAlert,
} from 'lucide-react';
import { Button } from '../../shared/ui/button.tsx';
import { Link } from '../../shared/ui/link.tsx';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import { momentWords } from '../../shared/when-words.ts';
import styles from './messages.module.css';

const ICONS: Record<MessageKind, LucideIcon> = {
  order: ReceiptText,
  report: FileCheck,
  lead: MessageSquareText,
  certification: BadgeCheck,
  invoice: ReceiptJapaneseYen,
  account: ShieldAlert,
};

/** What happened, and the way to it; whoever goes there has read it. */
export function MessageRow({ message, onRead }: { message: Message; onRead: () => void }) {
  const { kind, kindLabel, title, text, time, read, link } = message;
  const Icon = ICONS[kind];
  return (
    <li className={styles.row} data-unread={!read || undefined}>
      <span className={styles.icon}>
        <Icon aria-hidden="true" />
      </span>
      <div className={styles.words}>
        <p className={styles.title}>
          {!read && (
            <span className={styles.dot}>
              <VisuallyHidden>未读：</VisuallyHidden>
            </span>
          )}
          {link ? (
            <Link to={link} className={styles.link} onClick={read ? undefined : onRead}>
              {title}
            </Link>
          ) : (
            title
          )}
        </p>
        <p className={styles.text}>{text}</p>
        <p className={styles.meta}>
          {kindLabel} · <time dateTime={time}>{momentWords(time)}</time>
        </p>
      </div>
      {!read && (
        <Button tone="quiet" size="small" aria-label={`标为已读：${title}`} onClick={onRead}>
          标为已读
        </Button>
      )}
    </li>
  );
}
