import { Section } from './section.tsx';
import styles from './service.module.css';

const STEPS = [
  {
    title: '选好您的车',
    words: '在展厅选择品牌、车系和车型，只看适配的再用件；也可以按零件名或 OE 号搜索。',
  },
  {
    title: '看清这一件',
    words: '商品页写明等级、检测结果、来源车辆、拆解企业、质保和与新件的差价。',
  },
  {
    title: '提交购买',
    words: '填写手机号和数量，平台不收货款。号码只转给这一家供应商，在个人中心能查看，也能撤回。',
  },
  {
    title: '确认并收货',
    words: '供应商联系您，确认适配、价格、运费和发货。收货时先核对标签与溯源码，再装车。',
  },
];

export function BuySteps() {
  return (
    <Section id="buy">
      <ol className={styles.steps}>
        {STEPS.map(({ title, words }) => (
          <li key={title}>
            <h3 className={styles.stepTitle}>{title}</h3>
            <p>{words}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
