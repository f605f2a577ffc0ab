import type { ClaimReport } from '@cheyantong/contract';
import { ACCIDENT_WORDS, yuanOfCents } from '@cheyantong/domain';
import { useState } from 'react';
import { Badge } from '../../../shared/ui/badge.tsx';
import { NoteBand } from '../../../shared/ui/note-band.tsx';
import { KindFilter } from '../blocks/kind-filter.tsx';
import { Timeline, type TimelineEntry } from '../blocks/timeline.tsx';
import { countByKind } from '../blocks/year-groups.ts';
import styles from './claim-timeline.module.css';

type Claim = ClaimReport['records'][number];

/** A slight accident is told, not marked. */
const TONES = {
  1: { badge: 'neutral', mark: 'plain' },
  2: { badge: 'caution', mark: 'caution' },
  3: { badge: 'bad', mark: 'bad' },
} as const;

/** Every claim with what was damaged and what it cost. */
export function ClaimTimeline({ records }: { records: readonly Claim[] }) {
  const [kind, setKind] = useState<string | null>(null);
  if (records.length === 0) return <NoteBand>已接入的来源里没有出险明细。</NoteBand>;
  const kinds = countByKind(records, ({ accidentType }) => accidentType);
  const shown = records.filter(({ accidentType }) => kind === null || accidentType === kind);
  return (
    <>
      <KindFilter label="按类型查看出险" kinds={kinds} chosen={kind} onChoose={setKind} />
      <Timeline entries={shown.map(entryOf)} />
    </>
  );
}

function entryOf(claim: Claim): TimelineEntry {
  const tone = TONES[claim.level];
  return {
    key: `${claim.accidentDate} ${claim.totalAmount} ${claim.insuranceType}`,
    date: claim.accidentDate,
    tone: tone.mark,
    title: (
      <>
        {claim.accidentType} <Badge tone={tone.badge}>{ACCIDENT_WORDS[claim.level].word}</Badge>
      </>
    ),
    aside: yuanOfCents(claim.totalAmount),
    content: (
      <>
        <p className={styles.meta}>
          {[claim.cityName, claim.insuranceType].filter(Boolean).join(' · ')} · 工时{' '}
          {yuanOfCents(claim.laborAmount)}，材料 {yuanOfCents(claim.materialAmount)}
        </p>
        <Items name="受损" items={claim.damageParts} />
        <Items name="维修" items={claim.repairItems} />
        <Items name="更换" items={claim.replaceItems} />
      </>
    ),
  };
}

const Items = ({ name, items }: { name: string; items: readonly string[] }) =>
  items.length > 0 && (
    <p>
      <span className={styles.meta}>{name}：</span>
      {items.join('、')}
    </p>
  );
