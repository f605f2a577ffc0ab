import type { EditionDocument } from '@cheyantong/contract';
import { DataTable } from '../../../shared/ui/data-table.tsx';
import { SheetSection } from '../../../shared/ui/sheet-section.tsx';
import { countWords, starWords } from '../evaluation-words.ts';
import { Stars } from '../stars.tsx';
import styles from './method.module.css';

interface StarsSectionProps {
  id: string;
  title: string;
  edition: EditionDocument;
}

/** How areas make the total, and the total the stars. */
export function StarsSection({ id, title, edition }: StarsSectionProps) {
  return (
    <SheetSection id={id} title={title} remark="总分 100">
      <DataTable
        caption="各领域的权重"
        rows={edition.areas}
        rowKey={({ code }) => code}
        columns={[
          { key: 'name', header: '领域', cell: ({ name }) => name, rowHeader: true },
          { key: 'weight', header: '权重', cell: ({ weight }) => `${weight}%`, numeric: true },
          { key: 'tests', header: '试验', cell: ({ tests }) => `${tests.length} 项`, numeric: true },
          {
            key: 'repeatability',
            header: '重复性',
            cell: ({ repeatability }) => `±${repeatability} 分`,
            numeric: true,
          },
        ]}
      />
      <DataTable
        caption="星级门槛"
        rows={edition.stars}
        rowKey={({ stars }) => stars}
        columns={[
          {
            key: 'stars',
            header: '星级',
            cell: ({ stars }) => (
              <span className={styles.stars}>
                <Stars level={stars} size={16} />
                <span aria-hidden="true">{starWords(stars)}</span>
              </span>
            ),
            rowHeader: true,
          },
          { key: 'total', header: '总分不低于', cell: ({ total }) => total, numeric: true },
          {
            key: 'every',
            header: `${countWords(edition.areas.length)}个领域都不低于`,
            cell: ({ everyArea }) => everyArea,
            numeric: true,
          },
        ]}
      />
      <ul className={styles.rules}>
        <li>两条都要满足：总分够了、有一个领域不够，按够得上的最高星级算。都够不上的是一星。</li>
        {capRules(edition).map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
        <li>
          读数按试验写明的小数位四舍五入后计分，每项得分取两位小数；领域得分是该领域各项得分加修正项之和占满分的百分比（不低于
          0），取一位小数；总分是各领域得分之和，取一位小数。一律四舍五入。
        </li>
        <li>星级按写出来的一位小数判：69.8 不是 70。</li>
        <li>没有配备某项试验所考的功能，这一项得 0 分，不从满分里扣除。</li>
      </ul>
    </SheetSection>
  );
}

/** Tests with the same limit in one sentence. */
function capRules({ caps, areas }: EditionDocument): string[] {
  const names = new Map(areas.flatMap(({ tests }) => tests.map(({ code, name }) => [code, name] as const)));
  const limits = [...new Set(caps.map(({ mostStars }) => mostStars))];
  return limits.map((mostStars) => {
    const vital = caps.filter((cap) => cap.mostStars === mostStars).map(({ test }) => `“${names.get(test)}”`);
    return `${vital.join('、')}${vital.length > 1 ? '任何一项' : ''}得 0 分，最多${starWords(mostStars)}。`;
  });
}
