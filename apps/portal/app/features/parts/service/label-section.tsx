import { ASSEMBLIES, PART_CONDITIONS } from '@cheyantong/domain';
import { Recycle } from 'lucide-react';
import { Section } from './section.tsx';
import styles from './service.module.css';

export function LabelSection() {
  return (
    <Section id="label">
      <p className={styles.label}>
        <Recycle aria-hidden="true" />
        {PART_CONDITIONS.reused.label}
      </p>
      <p>
        《报废机动车回收管理办法》（国务院令第 715 号，2019 年 6 月 1
        日起施行）要求，拆解的零部件再次出售时应当标明“
        {PART_CONDITIONS.reused.label}”。平台在每张卡片、每个商品页都写明，实物标签上也应当有这几个字。
      </p>
      <p>
        {ASSEMBLIES}这“五大总成”只能交给再制造企业，不作为回用件出售。平台上的五大总成只有再制造件，标明“
        {PART_CONDITIONS.remanufactured.label}”（GB/T
        39895-2021）和再制造企业的资质编号。安全气囊和动力电池，平台不出售。
      </p>
    </Section>
  );
}
