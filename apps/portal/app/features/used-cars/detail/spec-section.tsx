import type { UsedCarDetail } from '@cheyantong/contract';
import { FactList } from '../../../shared/ui/fact-list.tsx';
import styles from './detail.module.css';
import { Section } from './section.tsx';
import { SECTIONS } from './sections.ts';

/** The catalogue's facts about the model; papers and condition have a section of their own. */
export function SpecSection({ car }: { car: UsedCarDetail }) {
  const groups = car.params.filter(({ group }) => group !== SECTIONS.condition);
  return (
    <Section id="specs" remark="按车型目录，以实车为准">
      {groups.map(({ group, items }) => (
        <div key={group} className={styles.group}>
          <h3 className={styles.subtitle}>{group}</h3>
          <FactList facts={items} />
        </div>
      ))}
      <p className={styles.unknown}>车商没有提供逐项的配置清单；座椅、影音、辅助驾驶等，请看车时对照实车。</p>
    </Section>
  );
}
