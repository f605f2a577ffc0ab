import type { LeadItem } from '@cheyantong/contract';
import { INTENTION_NAMES, type LeadStatus, minuteOf } from '@cheyantong/domain';
import { CircleCheck, Clock, TriangleAlert, Undo2 } from 'lucide-react';
import { Badge } from '../../shared/ui/badge.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Link } from '../../shared/ui/link.tsx';
import { momentWords } from '../../shared/when-words.ts';
import { partAddress } from '../parts/index.ts';
import { carAddress } from '../used-cars/index.ts';
import styles from './lead-list.module.css';
import { LeadPicture } from './lead-picture.tsx';
import { LeadTrail } from './lead-trail.tsx';

const LOOKS = {
  queued: { tone: 'brand', icon: Clock },
  delivered: { tone: 'good', icon: CircleCheck },
  undeliverable: { tone: 'caution', icon: TriangleAlert },
  withdrawn: { tone: 'neutral', icon: Undo2 },
} as const satisfies Record<LeadStatus, object>;

/** What the member asked for, who has had the number for it, and the ways to stop that. */
export function LeadRow({ lead, onWithdraw }: { lead: LeadItem; onWithdraw: () => void }) {
  const { tone, icon: Icon } = LOOKS[lead.status];
  const address = addressOf(lead);
  const name = nameOf(lead);
  return (
    <li className={styles.row}>
      <LeadPicture lead={lead} />
      <div className={styles.words}>
        <p className={styles.head}>
          {address ? (
            <Link to={address} className={styles.name}>
              {name}
            </Link>
          ) : (
            <span className={styles.name}>{name}</span>
          )}
          <Badge tone={tone} icon={<Icon aria-hidden="true" />}>
            {lead.statusLabel}
          </Badge>
        </p>
        <p className={styles.facts}>
          {INTENTION_NAMES[lead.intentionType]} · 留的号码 {lead.phoneMasked} ·{' '}
          <time dateTime={minuteOf(lead.createTime)}>{momentWords(lead.createTime)}</time> 提交
        </p>
      </div>
      <LeadTrail lead={lead} />
      <div className={styles.actions}>
        {lead.withdrawable && (
          <Button tone="secondary" size="small" onClick={onWithdraw}>
            撤回号码
          </Button>
        )}
        <Link to={complaintAddress(lead)} className={styles.complain}>
          投诉骚扰
        </Link>
      </div>
    </li>
  );
}

function addressOf({ vehicleId, partId }: LeadItem): string | null {
  if (vehicleId) return carAddress(vehicleId);
  return partId ? partAddress(partId) : null;
}

/** A part on offer carries its car in its name; of one that is looked for both are said. */
function nameOf({ partId, partName, quantity, modelName, cityName }: LeadItem): string | null {
  if (!partName) return modelName ?? cityName;
  const words = partId ? partName : `${modelName} ${partName}`;
  return quantity && quantity > 1 ? `${words} × ${quantity}` : words;
}

/** A ticket that names whom it is about. */
const complaintAddress = ({ receiverName, createTime }: LeadItem): string =>
  `/aboutUs/contact?${new URLSearchParams({
    topic: 'complaint',
    code: `${receiverName}，${minuteOf(createTime)} 的询价`,
  })}`;
