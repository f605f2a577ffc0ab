import type { TraceNode } from '@cheyantong/contract';
import { ArrowUpDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useIsMobile } from '../../../shared/settings.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { ChainStep } from './chain-step.tsx';
import styles from './chain-steps.module.css';
import { elapsedWords } from './elapsed.ts';

interface ChainStepsProps {
  /** Oldest first. */
  nodes: readonly TraceNode[];
  /** Where the chain does not hold, and why; what comes after it was not checked. */
  breach: { seq: number; words: string } | null;
  /** What is still to come. */
  future?: ReactNode;
  /** Two lines a step, for long lives. */
  isCompact?: boolean | undefined;
}

/** The custody of an object, step by step, each with who signed it. */
export function ChainSteps({ nodes, breach, future, isCompact = false }: ChainStepsProps) {
  const isMobile = useIsMobile();
  const [newestFirst, setNewestFirst] = useState(false);
  const [allOpen, setAllOpen] = useState(false);
  const current = nodes.at(-1)?.seq;
  const shown = newestFirst ? nodes.toReversed() : nodes;
  return (
    <Card
      title="流转记录"
      remark={`${nodes.length} 步，每步由当事方签名，并带上前一步的摘要`}
      aside={
        <Button
          tone="quiet"
          size="small"
          data-print="hide"
          icon={!isMobile && <ArrowUpDown aria-hidden="true" />}
          onClick={() => (isMobile ? setAllOpen(!allOpen) : setNewestFirst(!newestFirst))}
        >
          {buttonWords()}
        </Button>
      }
    >
      <ol className={styles.steps} data-compact={isCompact || undefined}>
        {newestFirst && future}
        {shown.map((node, at) => (
          <ChainStep
            key={`${node.seq} ${allOpen}`}
            node={node}
            isCurrent={node.seq === current}
            isOpen={allOpen || node.tests.length > 0 || node.seq === current}
            state={stateOf(node)}
            elapsed={gap(node, shown[at + 1])}
            isCompact={isCompact}
          />
        ))}
        {!newestFirst && future}
      </ol>
    </Card>
  );

  function buttonWords(): string {
    if (isMobile) return allOpen ? '全部收起' : '全部展开';
    return newestFirst ? '最早在前' : '最新在前';
  }

  function stateOf({ seq, problem }: TraceNode): string | null | undefined {
    if (breach?.seq === seq) return breach.words;
    if (breach && seq > breach.seq) return undefined;
    return problem;
  }

  function gap(node: TraceNode, next: TraceNode | undefined): string | null {
    if (!next) return null;
    return newestFirst ? elapsedWords(next.time, node.time) : elapsedWords(node.time, next.time);
  }
}
