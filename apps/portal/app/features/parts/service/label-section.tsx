import { REUSED_PART_LABEL } from '@cheyantong/domain';
import { Recycle } from 'lucide-react';
import { Section } from './section.tsx';
import styles from './service.module.css';

export function LabelSection() {
  return (
    <Section id="label">
      <p className={styles.label}>
        <Recycle aria-hidden="true" />
        {REUSED_PART_LABEL}
      </p>
      <p>
        《报废机动车回收管理办法》（国务院令第 715 号，2019 年 6 月 1
        日起施行）要求，拆解的零部件再次出售时应当标明“
        {REUSED_PART_LABEL}”。平台在每张卡片、每个商品页都写明，实物标签上也应当有这几个字。
      </p>
      <p>
        发动机、方向机、变速器、前后桥、车架这“五大总成”只能交给再制造企业，平台不出售。安全气囊和动力电池，平台也不出售。
      </p>
    </Section>
  );
}
