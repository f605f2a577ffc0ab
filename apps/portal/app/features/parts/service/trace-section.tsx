import { Section } from './section.tsx';
import styles from './service.module.css';

const CHECKS = [
  '在商品页“来源车辆”一栏找到溯源码，点“复制”留存。',
  '收货时找到配件上的标签，标签应写明“报废机动车回用件”和溯源码。',
  '把两处溯源码逐位对一遍，再核对零件名称和 OE 号。',
  '编码不一致、标签缺失或有涂改，请不要装车，拍照后联系供应商或平台。',
];

export function TraceSection() {
  return (
    <Section id="trace" remark="一件一码">
      <ol className={styles.numbered}>
        {CHECKS.map((check) => (
          <li key={check}>{check}</li>
        ))}
      </ol>
    </Section>
  );
}
