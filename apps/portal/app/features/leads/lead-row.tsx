import type { LeadItem } from '@cheyantong/contract';
import { INTENTION_NAMES, type LeadStatus, minuteOf } from '@cheyantong/domain';
import { CircleCheck, Clock, TriangleAlert, Undo2 } from 'lucide-react';
import { Link } from 'react-router';
import { Badge } from '../../shared/ui/badge.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { partAddress } from '../parts/index.ts';
import { carAddress } from '../used-cars/index.ts';
import styles from './lead-list.module.css';

const LOOKS = {
  queued: { tone: 'brand', icon: Clock },
  delivered: { tone: 'good', icon: CircleCheck },
  undeliverable: { tone: 'caution', icon: TriangleAlert },
  withdrawn: { tone: 'neutral', icon: Undo2 },
} as const satisfies Record<LeadStatus, object>;

export function LeadRow({ lead, onWithdraw }: { lead: LeadItem; onWithdraw: () => void }) {
  const { tone, icon: Icon } = LOOKS[lead.status];
  const address = addressOf(lead);
  const name = nameOf(lead);
  return (
    <li className={styles.row}>
      <div className={styles.subject}>
        <p className={styles.kind}>{INTENTION_NAMES[lead.intentionType]}</p>
        <p className={styles.name}>
          {address ? (
            <Link to={address} className={styles.link}>
              {name}
            </Link>
          ) : (
            name
          )}
        </p>
        <p className={styles.time}>{minuteOf(lead.createTime)} 提交</p>
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>交给</dt>
          <dd>{lead.receiverName}</dd>
        </div>
        <div>
          <dt>留的号码</dt>
          <dd className={styles.digits}>{lead.phoneMasked}</dd>
        </div>
      </dl>
      <div className={styles.state}>
        <Badge tone={tone} icon={<Icon aria-hidden="true" />}>
          {lead.statusLabel}
        </Badge>
        {lead.deliveredTime && <span className={styles.time}>{minuteOf(lead.deliveredTime)} 送达</span>}
      </div>
      <div className={styles.action}>
        {lead.withdrawable && (
          <Button tone="secondary" size="small" onClick={onWithdraw}>
            撤回
          </Button>
        )}
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
