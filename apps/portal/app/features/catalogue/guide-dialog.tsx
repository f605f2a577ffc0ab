import type { Service } from '@cheyantong/domain';
import { useQuery } from '@tanstack/react-query';
import { Check, Clock } from 'lucide-react';
import { PAGES } from '../../pages.ts';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { SkeletonLine } from '../../shared/ui/skeleton.tsx';
import { providersQuery } from './catalogue-queries.ts';
import { type GuideCard, guideOf } from './guide-cards.ts';
import styles from './guide-dialog.module.css';
import { durationWords, pricesText } from './offer-words.ts';
import { serviceOffer } from './service-offers.ts';

interface GuideDialogProps {
  /** The one asked about. */
  service: Service;
  open: boolean;
  onClose: () => void;
  onClosed: () => void;
}

/** What a service is, before the visitor goes to order it. */
export default function GuideDialog({ service, open, onClose, onClosed }: GuideDialogProps) {
  const { title, description, cards } = guideOf(service);
  const isSingle = cards.length === 1;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      onClosed={onClosed}
      title={title}
      description={description}
      width={isSingle ? 800 : 1200}
    >
      <ul className={styles.cards} data-single={isSingle || undefined}>
        {cards.map((card) => (
          <Card
            key={card.page}
            card={card}
            isChosen={!isSingle && card.service === service}
            onLeave={onClose}
          />
        ))}
      </ul>
    </Dialog>
  );
}

interface CardProps {
  card: GuideCard;
  isChosen: boolean;
  onLeave: () => void;
}

function Card({ card, isChosen, onLeave }: CardProps) {
  const { service, page, icon: Icon, text, points, action, source } = card;
  const { title, path } = PAGES[page];
  return (
    <li className={styles.card} aria-current={isChosen || undefined}>
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
        <Figures service={service} />
      </div>
      <div className={styles.foot}>
        <ButtonLink
          to={path}
          block
          tone={isChosen || service === 'valuation' ? 'primary' : 'secondary'}
          aria-label={`${action}：${title}`}
          onClick={onLeave}
        >
          {action}
        </ButtonLink>
        {source && <p className={styles.source}>{source}</p>}
      </div>
    </li>
  );
}

/** 6 家 ¥19–39, 约 12 分钟, from the list the order page shows. */
function Figures({ service }: { service: Service }) {
  const { data, isPending } = useQuery(providersQuery(service));
  if (isPending)
    return (
      <p className={styles.figures}>
        <SkeletonLine width="70%" />
      </p>
    );
  const { providers, prices, minutes } = serviceOffer(data ?? []);
  if (!prices) return null;
  return (
    <p className={styles.figures}>
      <span>
        {service === 'valuation' ? '免费看价格，完整报告 ' : ''}
        {providers} 家 <b className={styles.price}>¥{pricesText(prices)}</b>
      </span>
      {minutes !== null && (
        <span className={styles.time}>
          <Clock aria-hidden="true" />
          {durationWords(minutes)}
        </span>
      )}
    </p>
  );
}
