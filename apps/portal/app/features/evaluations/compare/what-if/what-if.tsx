import type { CallData, listEditionScores } from '@cheyantong/contract';
import { moveWeight, ownWeights, readWeights, type Weights, writeWeights } from '@cheyantong/evaluation';
import { useQuery } from '@tanstack/react-query';
import { Link2, RotateCcw, UserRound } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { copyText } from '../../../../shared/copy-text.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { Card } from '../../../../shared/ui/card.tsx';
import { NoteBand } from '../../../../shared/ui/note-band.tsx';
import type { Evaluation } from '../../evaluation.ts';
import { compareAddress } from '../../evaluation-addresses.ts';
import { evaluatedName } from '../../evaluation-words.ts';
import { editionScoresQuery } from '../compare-query.ts';
import type { EditionGroup } from '../edition-groups.ts';
import { mostTelling, reordered, sameWeights } from './reordered.ts';
import { SlopeChart } from './slope-chart.tsx';
import { WeightSliders } from './weight-sliders.tsx';
import styles from './what-if.module.css';

export type EditionScores = CallData<typeof listEditionScores>;

interface WhatIfProps {
  group: EditionGroup;
  /** Compared, but tested by another edition. */
  outside: readonly Evaluation[];
  ids: readonly string[];
  /** Weights as the address has them; empty without any. */
  asked: string;
  seed: EditionScores | undefined;
}

/** The order of all cars of the edition by the reader's weights. The address carries them, and nothing else keeps them. */
export function WhatIf({ group: { edition, entries }, outside, ids, asked, seed }: WhatIfProps) {
  const navigate = useNavigate();
  const ours = ownWeights(edition);
  const read = asked === '' ? ours : readWeights(asked, edition.areas);
  const [weights, setWeights] = useState<Weights>(read ?? ours);
  const scores = useQuery({
    ...editionScoresQuery({ programCode: edition.programmeCode, editionCode: edition.code }),
    ...(seed && { initialData: seed }),
  });
  const [all, setAll] = useState(false);
  const isOurs = sameWeights(weights, ours);

  function keep(chosen: Weights): void {
    setWeights(chosen);
    const written = sameWeights(chosen, ours) ? undefined : writeWeights(chosen);
    navigate(compareAddress(ids, written), { replace: true, preventScrollReset: true });
  }

  function copyLink(): void {
    const { href } = new URL(compareAddress(ids, writeWeights(weights)), location.origin);
    copyText(href, { done: '带权重的链接已复制', refused: '无法复制，请从地址栏复制链接' });
  }

  if (!scores.data) return null;
  const compared = entries.map(({ id }) => id);
  const order = reordered(scores.data, edition, weights);
  const shown = all ? order : mostTelling(order, compared);
  return (
    <Card
      id="what-if"
      title="换成您的权重会怎样"
      remark={`${edition.programmeName} ${edition.name} ${scores.data.length} 款。拖动权重，排名随之变化`}
    >
      {read === null && (
        <div className={styles.hint}>
          <NoteBand tone="caution">
            链接里的权重读不懂：应是 {edition.areas.length} 个整数，合计 100。已按我们的权重显示。
          </NoteBand>
        </div>
      )}
      <div className={styles.halves}>
        <div>
          <WeightSliders
            areas={edition.areas}
            weights={weights}
            onMove={(area, to) => setWeights(moveWeight(weights, area, to))}
            onMoved={(area, to) => keep(moveWeight(weights, area, to))}
          />
          <p className={styles.explained}>合计总是 100%：动一项，其余按比例让出。灰线是我们的权重。</p>
          <div className={styles.actions} data-print="hide">
            <Button
              tone="secondary"
              size="small"
              icon={<RotateCcw aria-hidden="true" />}
              disabled={isOurs}
              onClick={() => keep(ours)}
            >
              恢复我们的权重
            </Button>
            <Button tone="secondary" size="small" icon={<Link2 aria-hidden="true" />} onClick={copyLink}>
              复制带权重的链接
            </Button>
          </div>
        </div>
        <div>
          <SlopeChart
            order={shown}
            compared={compared}
            weights={{ ours: writeWeights(ours), yours: writeWeights(weights) }}
          />
          {(all || shown.ours.length < order.ours.length) && (
            <div className={styles.all} data-print="hide">
              <Button tone="quiet" size="small" onClick={() => setAll(!all)}>
                {all ? '只看前列与对比的车' : `看全部 ${order.ours.length} 款`}
              </Button>
            </div>
          )}
        </div>
      </div>
      <div className={styles.caution}>
        <NoteBand tone="caution" icon={<UserRound />}>
          <strong>这是您自己的排法，不是车研通的评级。</strong>
          星级按公布的权重计算，不会改变。{outsideWords(outside)}
        </NoteBand>
      </div>
    </Card>
  );
}

const outsideWords = (outside: readonly Evaluation[]): string =>
  outside
    .map(
      (entry) =>
        `${evaluatedName(entry)} 是${entry.edition.programmeName} ${entry.edition.name}，没有排进来。`,
    )
    .join('');
