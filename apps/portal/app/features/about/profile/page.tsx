import { OPERATOR } from '@cheyantong/domain';
import { FileSearch, Scale, Wallet } from 'lucide-react';
import { PAGES } from '../../../pages.ts';
import { useSettings } from '../../../shared/settings.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { FactList } from '../../../shared/ui/fact-list.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { AboutFrame } from '../about-frame.tsx';
import { Points } from '../points.tsx';
import styles from './profile.module.css';

const PRINCIPLES = [
  {
    icon: Scale,
    title: '不卖车，也不替谁卖',
    text: '平台不买卖车辆和配件，不收厂商推广费。车源、再用件和报告各由谁提供，页面上写明。',
  },
  {
    icon: FileSearch,
    title: '怎么测、怎么算，先公开',
    text: '测评规程、估值方法和样本量都可以查。样本不够时写“样本太少”，不硬给一个数。',
  },
  {
    icon: Wallet,
    title: '钱从哪来，说清楚',
    text: '收入来自检测与报告服务费。厂商委托的测试在结果页写明委托方，不进入公开榜单。',
  },
];

/** What happened when; all of it invented. */
const MILESTONES = [
  { year: '2019', title: '集团成立', text: '由三家示例检测机构合并，承担乘用车安全、能耗和排放试验。' },
  {
    year: '2021',
    title: '碰撞与环境舱投入使用',
    text: '示例试验基地一期建成，正面、侧面碰撞和 −30 ℃ 环境舱启用。',
  },
  { year: '2023', title: '开放测评规程', text: '全部规程和评分公式公开，任何人可以下载核对。' },
  { year: '2025', title: '再用件与电池溯源', text: '拆解、检测、流转逐环节签名，标签上的码可以自行核验。' },
  { year: '2026', title: '车研通上线', text: '测评、估值、报告、再用件和溯源合在一个平台，向车主开放。' },
];

/** Who we are, what we stand for, and how it came about. */
export default function ProfilePage() {
  const { appEnv } = useSettings();
  const { company } = OPERATOR[appEnv];
  return (
    <AboutFrame aside="谁在办、凭什么信、从哪来">
      <Card>
        <div className={styles.intro}>
          <div className={styles.words}>
            <p className={styles.lead}>
              车研通由{company}
              主办，是面向车主的车辆服务平台：买车前看得到测评和来历，卖车前知道值多少，修车时查得到配件从哪来。
            </p>
            <p>
              集团是国有背景的汽车技术研究机构（示例），做试验、定规程、出数据。我们相信，一辆车的信息应当由不卖车的人来说：测试条件写清楚，原始数据可以下载，做不到的事直接说做不到。
            </p>
            <p>
              平台上的检测、维修、出险和电池报告由合作机构出具，我们统一格式、核对签名、处理投诉；二手车和再用件由商家提供，我们核对资质、公开价格参照、留下溯源记录。任何一处写错了，都可以在
              <Link to={PAGES.contact.path}>联系我们</Link>提出更正，更正会留痕。
            </p>
          </div>
          <aside className={styles.facts} aria-label="概况">
            <FactList
              columns={1}
              facts={[
                { name: '主办单位', value: company },
                { name: '性质', value: '国有背景研究机构（示例）' },
                { name: '总部', value: '天津市示例区（示例）' },
                { name: '试验基地', value: '2 处（示例）' },
                { name: '技术人员', value: '约 640 人（示例）' },
                { name: '主要业务', value: '试验与测评、规程研究、车辆数据、溯源' },
              ]}
            />
          </aside>
        </div>
      </Card>
      <Points label="我们的原则" points={PRINCIPLES} />
      <Card title="走到今天" remark="示例">
        <ol className={styles.milestones}>
          {MILESTONES.map(({ year, title, text }) => (
            <li key={year}>
              <span className={styles.year}>{year}</span>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Card>
    </AboutFrame>
  );
}
