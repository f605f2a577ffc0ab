import type { TraceNode } from '@cheyantong/contract';
import { dayOf } from '@cheyantong/domain';
import { ChevronDown, CircleAlert, CircleCheck, CircleDashed, Link2 } from 'lucide-react';
import { useIsMobile } from '../../../shared/settings.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import styles from './chain-steps.module.css';
import { EVENT_ICONS } from './event-icons.ts';
import { MeasuredRows } from './measured-rows.tsx';
import { shortHash } from './short-hash.ts';

interface ChainStepProps {
  node: TraceNode;
  isCurrent: boolean;
  /** On phones, where steps are folded. */
  isOpen: boolean;
  /** Null: it holds; a text: what does not; undefined: it could not be checked behind a breach. */
  state: string | null | undefined;
  /** Until the step below it. */
  elapsed: string | null;
  /** Two lines a step, for long lives. */
  isCompact: boolean;
}

export function ChainStep({ node, isCurrent, isOpen, state, elapsed, isCompact }: ChainStepProps) {
  const isMobile = useIsMobile();
  const Icon = EVENT_ICONS[node.nodeType];
  const day = dayOf(node.time);
  const minute = node.time.slice(day.length + 1, -3);
  return (
    <li
      className={styles.step}
      data-current={isCurrent || undefined}
      data-broken={Boolean(state) || undefined}
    >
      {!isMobile && (
        <div className={styles.when}>
          <time dateTime={node.time.replace(' ', 'T')}>
            <span className={styles.day}>{day}</span>
            {minute}
          </time>
          {elapsed && !isCompact && <span className={styles.elapsed}>{elapsed}</span>}
        </div>
      )}
      <div className={styles.rail} aria-hidden="true">
        <span className={styles.mark}>
          <Icon />
        </span>
        {elapsed && !isCompact && <Link2 className={styles.link} />}
      </div>
      {isMobile ? (
        <details className={styles.body} open={isOpen}>
          <summary className={styles.summary}>
            <StepHead node={node} isCurrent={isCurrent} short />
            <span className={styles.folded}>
              {isCompact ? day : node.time.slice(5, -3)}
              <Signature state={state} short />
              <ChevronDown className={styles.chevron} aria-hidden="true" />
            </span>
            <Place node={node} />
          </summary>
          <StepBody node={node} />
          {state && <p className={styles.problem}>{state}</p>}
        </details>
      ) : (
        <div className={styles.body}>
          <div className={styles.head}>
            <div className={styles.what}>
              <StepHead node={node} isCurrent={isCurrent} />
              <Place node={node} />
            </div>
            <Signature state={state} />
          </div>
          <StepBody node={node} />
        </div>
      )}
    </li>
  );
}

interface StepHeadProps {
  node: TraceNode;
  isCurrent: boolean;
  short?: boolean;
}

const StepHead = ({ node, isCurrent, short = false }: StepHeadProps) => (
  <h3 className={styles.name}>
    {node.nodeName}
    {isCurrent && <Badge tone="brand">{short ? '当前' : '当前位置'}</Badge>}
  </h3>
);

const Place = ({ node: { enterprise, location } }: { node: TraceNode }) => (
  <p className={styles.place}>
    {enterprise}
    {location && <span> · {location}</span>}
  </p>
);

function StepBody({ node: { facts, tests, remark, signer, hash } }: { node: TraceNode }) {
  return (
    <>
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {tests.length > 0 && <MeasuredRows tests={tests} />}
      {remark && <p className={styles.remark}>{remark}</p>}
      <p className={styles.signer}>
        <span>{signer}</span>
        <span className={styles.hash} title={hash}>
          <Link2 aria-hidden="true" />
          {shortHash(hash)}
        </span>
      </p>
    </>
  );
}

function Signature({ state, short = false }: { state: ChainStepProps['state']; short?: boolean }) {
  const [Icon, words, tone] = signatureLook(state);
  return (
    <span className={styles.signature} data-tone={tone}>
      <Icon aria-hidden={!short} {...(short && { 'aria-label': words, role: 'img' })} />
      {!short && words}
    </span>
  );
}

function signatureLook(state: ChainStepProps['state']) {
  if (state === null) return [CircleCheck, '签名有效', 'good'] as const;
  if (state === undefined) return [CircleDashed, '前面已断，无从核验', 'neutral'] as const;
  return [CircleAlert, state, 'bad'] as const;
}
