import { Card } from '../../../shared/ui/card.tsx';
import type { Evaluation } from '../evaluation.ts';
import { evaluatedName } from '../evaluation-words.ts';
import { GroupRadar } from '../radar/group-radar.tsx';
import { LOOKS } from '../radar/radar-looks.tsx';
import styles from './comparison-view.module.css';
import { type EditionGroup, editionKey } from './edition-groups.ts';

interface EditionRadarsProps {
  groups: readonly EditionGroup[];
  entries: readonly Evaluation[];
}

/** One an edition: corners of two editions are not the same tests. A car looks the same in all of them. */
export function EditionRadars({ groups, entries }: EditionRadarsProps) {
  const cars = [...new Set(entries.map(evaluatedName))];
  const lookOf = (entry: Evaluation) => LOOKS[cars.indexOf(evaluatedName(entry))] ?? 'first';
  return (
    <div className={styles.radars}>
      {groups.map(({ edition, entries: tested }) => (
        <Card
          key={editionKey(edition)}
          title={`${edition.programmeName} ${edition.name}`}
          remark="各组试验的得分率，%"
        >
          <GroupRadar
            description={`${tested.map(evaluatedName).join('与')}各组试验的得分率`}
            corners={tested[0]?.groups.map(({ group }) => group) ?? []}
            lines={tested.map((entry) => ({
              name: nameIn(entry, tested),
              look: lookOf(entry),
              values: entry.groups.map(({ share }) => share),
            }))}
          />
        </Card>
      ))}
    </div>
  );
}

/** Two trims of a series need more than the series' name. */
function nameIn(entry: Evaluation, tested: readonly Evaluation[]): string {
  const name = evaluatedName(entry);
  const namesakes = tested.filter((other) => evaluatedName(other) === name);
  return namesakes.length > 1 ? `${name} ${entry.modelName ?? entry.id}` : name;
}
