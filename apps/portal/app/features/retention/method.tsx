import type { RetentionRank } from '@cheyantong/contract';
import { Card } from '../../shared/ui/card.tsx';
import styles from './method.module.css';

const STEPS = [
  {
    title: '取标价与指导价之比',
    text: '选出车龄在 1、3、5 年前后一年内、标明新车指导价的车源，用标价除以指导价。',
  },
  {
    title: '换算到同一条件',
    text: '按估值模型换算到整年车龄、常见里程和一般地区，车与车才可以相比。',
  },
  {
    title: '取中间一半的平均',
    text: '去掉最高和最低的各四分之一，余下的求平均，再由离散程度得出 80% 区间。',
  },
  {
    title: '样本不足不列',
    text: '少于 8 条车源的车系不给数字；品牌由旗下车系按车源数加权，少于 20 条不列。',
  },
  {
    title: '每月一期，窗口滚动',
    text: '每期取截至当月的十二个月车源，下一期整体后移一个月。相邻两期大半车源相同，变化本来就小。',
  },
  {
    title: '名次变化只算真正的超过',
    text: '上期名次在前、本期名次在后的，才算被超过；升降是超过与被超过之差。并列之间不算，新上榜和退榜的也不影响别人，名次不随样本波动跳动。',
  },
] as const;

/** How the figures come about, and what they are not. */
export function Method({ rank }: { rank: RetentionRank | undefined }) {
  return (
    <Card id="method" title="榜单怎么算出来" remark={rank && `依据 ${rank.source}`}>
      <ol className={styles.steps}>
        {STEPS.map(({ title, text }) => (
          <li key={title}>
            <h3 className={styles.title}>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <p className={styles.limits}>
        数据是车商的标价，不是成交价，成交通常更低；不插电的混动车和柴油车计入汽油车。1、3、5
        年是三批不同的车，遇改款或指导价调整，曲线可能回升。榜单不含推广，名次只由数据决定。
      </p>
    </Card>
  );
}
