import type { Agreement, ChangedBlock } from '@cheyantong/contract';
import styles from './agreement-text.module.css';

type Comparison = NonNullable<Agreement['comparison']>;

const MARKS = { added: 'ins', removed: 'del' } as const;

const isChanged = ({ pieces }: ChangedBlock): boolean => pieces.some(({ mark }) => mark !== 'same');

/** What came and what went, under the headings it stands below; what stayed the same is left out. */
export function AgreementChanges({ comparison, level }: { comparison: Comparison; level: 2 | 3 }) {
  const Heading = level === 2 ? 'h2' : 'h3';
  const shown = withChanges(comparison.blocks);
  const left = comparison.blocks.length - shown.length;
  return (
    <div className={styles.text}>
      {shown.map((block, at) => {
        const key = `${at} ${block.pieces.map(({ text }) => text).join('')}`;
        const words = block.pieces.map(({ mark, text }, place) => {
          const Mark = mark === 'same' ? 'span' : MARKS[mark];
          // biome-ignore lint/suspicious/noArrayIndexKey: the same words may come twice, and nothing is ever moved
          return <Mark key={`${place} ${text}`}>{text}</Mark>;
        });
        return block.kind === 'title' ? (
          <Heading key={key} className={styles.title}>
            {words}
          </Heading>
        ) : (
          <p key={key}>{words}</p>
        );
      })}
      {left > 0 && <p className={styles.rest}>其余 {left} 段没有变化。</p>}
    </div>
  );
}

/** Blocks that were changed, and the heading above each. */
function withChanges(blocks: readonly ChangedBlock[]): ChangedBlock[] {
  const headings = blocks.filter(
    (block, at) => block.kind === 'title' && (isChanged(block) || sectionOf(blocks, at).some(isChanged)),
  );
  return blocks.filter((block) => (block.kind === 'title' ? headings.includes(block) : isChanged(block)));
}

function sectionOf(blocks: readonly ChangedBlock[], title: number): readonly ChangedBlock[] {
  const rest = blocks.slice(title + 1);
  const end = rest.findIndex(({ kind }) => kind === 'title');
  return end < 0 ? rest : rest.slice(0, end);
}
