import type { ConsumerTopic } from '@cheyantong/domain';
import { ArrowRight } from 'lucide-react';
import { PAGES, type PageId } from '../../../../pages.ts';
import { Link } from '../../../../shared/ui/link.tsx';
import { SheetPanel } from '../../../../shared/ui/sheet-layout.tsx';
import styles from './service-panel.module.css';

/** What we can do for somebody who has read about a topic. */
const SERVICES: Record<ConsumerTopic, readonly { page: PageId; use: string }[]> = {
  buying: [
    { page: 'detection', use: '请第三方看一遍实车' },
    { page: 'repair', use: '查修过什么' },
    { page: 'insurance', use: '查出过什么险' },
    { page: 'estimate', use: '看值多少，误差多大' },
    { page: 'evaluationZone', use: '看同级车的测评' },
  ],
  battery: [
    { page: 'battery', use: '测健康度与单体压差' },
    { page: 'traceability', use: '核对电池编码' },
    { page: 'usedCarShowroom', use: '看在售的新能源车' },
  ],
  winter: [
    { page: 'battery', use: '室温下测健康度' },
    { page: 'detection', use: '看轮胎花纹与生产周' },
    { page: 'evaluationZone', use: '看低温续航成绩' },
  ],
  children: [
    { page: 'evaluationZone', use: '看儿童保护一项' },
    { page: 'usedCarShowroom', use: '看在售车源的座位数' },
  ],
  assistance: [
    { page: 'evaluationZone', use: '看主动安全一项' },
    { page: 'detection', use: '深度检测读取控制单元' },
  ],
};

export function ServicePanel({ topic }: { topic: ConsumerTopic }) {
  return (
    <SheetPanel>
      <h2 className={styles.title}>接着可以做</h2>
      <ul>
        {SERVICES[topic].map(({ page, use }) => (
          <li key={page} className={styles.entry}>
            <Link to={PAGES[page].path} className={styles.link}>
              {PAGES[page].title}
              <ArrowRight aria-hidden="true" />
            </Link>
            <span className={styles.use}>{use}</span>
          </li>
        ))}
      </ul>
    </SheetPanel>
  );
}
