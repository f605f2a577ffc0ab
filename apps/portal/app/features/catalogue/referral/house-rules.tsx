import { ArrowUpDown, BadgeCheck, CircleAlert, type LucideIcon, MessageSquareWarning } from 'lucide-react';
import type { ReactNode } from 'react';
import { PAGES } from '../../../pages.ts';
import { Link } from '../../../shared/ui/link.tsx';
import styles from './house-rules.module.css';
import { ENOUGH_TO_RANK } from './ranking.ts';

const RULES: readonly { icon: LucideIcon; title: string; text: ReactNode }[] = [
  {
    icon: BadgeCheck,
    title: '怎么进名单',
    text: (
      <>
        营业执照、数据来源授权、报告格式与签名对接，三样齐了先试查 100 单（示例规则）。在
        <Link to={`${PAGES.contact.path}?topic=supplier`}>联系我们</Link>选「入驻 / 供应商」。
      </>
    ),
  },
  {
    icon: ArrowUpDown,
    title: '怎么排',
    text: `只看结果：近一年订单查到多少。不足 ${ENOUGH_TO_RANK} 单的列出数字、不排名；区间重叠的，先后不代表好坏。不卖位置。`,
  },
  {
    icon: CircleAlert,
    title: '怎么下名单',
    text: (
      <>
        报告格式屡次不合、投诉到期没有办结、资质失效的，当天停止接单并
        <Link to={PAGES.notices.path}>公告</Link>
        （示例规则）。已付款的照常办结或退款。
      </>
    ),
  },
  {
    icon: MessageSquareWarning,
    title: '怎么投诉',
    text: (
      <>
        在<Link to={`${PAGES.contact.path}?topic=complaint`}>联系我们</Link>
        选「投诉」，写上订单或报告编号，当场得到受理编号，凭编号和手机号查答复。由平台合规部处理，不由机构自己答复。
      </>
    ),
  },
];

/** How one gets on the list, how it is ordered, how one gets off it, and what to do when something went wrong. */
export function HouseRules() {
  return (
    <section className={styles.rules} aria-label="名单规则">
      {RULES.map(({ icon: Icon, title, text }) => (
        <div key={title} className={styles.rule}>
          <Icon aria-hidden="true" />
          <h2 className={styles.title}>{title}</h2>
          <p className={styles.text}>{text}</p>
        </div>
      ))}
    </section>
  );
}
