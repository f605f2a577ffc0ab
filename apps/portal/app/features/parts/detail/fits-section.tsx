import type { PartDetail } from '@cheyantong/contract';
import { yearsOf } from '@cheyantong/domain';
import { DataTable } from '../../../shared/ui/data-table.tsx';
import { NoteBand } from '../../../shared/ui/note-band.tsx';
import styles from './detail.module.css';
import { Section } from './section.tsx';

/** Which cars it can be fitted to. */
export function FitsSection({ part }: { part: PartDetail }) {
  return (
    <Section id="fits" remark={part.oeNo && `OE 号 ${part.oeNo}`}>
      {part.fits.length > 0 ? (
        <DataTable
          caption="适配的车系与年款"
          rows={part.fits}
          rowKey={({ seriesId, yearFrom }) => `${seriesId} ${yearFrom}`}
          columns={[
            { key: 'series', header: '车系', rowHeader: true, cell: ({ seriesName }) => seriesName },
            { key: 'years', header: '年款', cell: yearsOf },
            { key: 'basis', header: '依据', cell: ({ sameOe }) => (sameOe ? 'OE 号相同' : '供应商登记') },
          ]}
        />
      ) : (
        <ModelNames names={part.adaptModels} />
      )}
      <p className={styles.remark}>
        同一年款也可能因配置不同而换用不同零件，下单前请核对 OE 号或与供应商确认。
      </p>
    </Section>
  );
}

/** What a supplier wrote where no series is known. */
function ModelNames({ names }: { names: readonly string[] }) {
  if (names.length === 0) return <NoteBand tone="caution">供应商未登记适配车型，请先与供应商确认。</NoteBand>;
  return (
    <ul className={styles.names}>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}
