import { Check } from 'lucide-react';
import { PAGES } from '../../pages.ts';
import type { GuideVariant } from '../../shared/dialogs/open-dialog.ts';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { GUIDES, type GuideCard } from './guide-cards.ts';
import styles from './guide-dialog.module.css';

interface GuideDialogProps {
  variant: GuideVariant;
  open: boolean;
  onClose: () => void;
  onClosed: () => void;
}

/** What a service is, before the visitor goes to order it. */
export default function GuideDialog({ variant, open, onClose, onClosed }: GuideDialogProps) {
  const { title, description, cards } = GUIDES[variant];
  return (
    <Dialog
      open={open}
      onClose={onClose}
      onClosed={onClosed}
      title={title}
      description={description}
      width={1200}
    >
      <ul className={styles.cards} data-variant={variant}>
        {cards.map((card) => (
          <Card key={card.page} card={card} onLeave={onClose} />
        ))}
      </ul>
    </Dialog>
  );
}

function Card({ card, onLeave }: { card: GuideCard; onLeave: () => void }) {
  const { page, icon: Icon, text, points, action, source } = card;
  const { title, path } = PAGES[page];
  return (
    <li className={styles.card}>
      <span className={styles.icon}>
        <Icon aria-hidden="true" />
      </span>
      <div className={styles.words}>
        <h3 className={styles.name}>{title}</h3>
        <p className={styles.text}>{text}</p>
        <ul className={styles.points}>
          {points.map((point) => (
            <li key={point}>
              <Check aria-hidden="true" />
              {point}
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.foot}>
        <ButtonLink to={path} block aria-label={`${action}：${title}`} onClick={onLeave}>
          {action}
        </ButtonLink>
        {source && <p className={styles.source}>{source}</p>}
      </div>
    </li>
  );
}
