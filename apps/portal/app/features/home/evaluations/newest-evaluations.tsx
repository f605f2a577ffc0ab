import type { CallData, listEvaluations } from '@cheyantong/contract';
import { PAGES } from '../../../pages.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { SectionHeading } from '../../../shared/ui/section-heading.tsx';
import { EvaluationCard } from '../../evaluations/index.ts';
import styles from './newest-evaluations.module.css';

export const NEWEST_EVALUATIONS = { pageNum: 1, pageSize: 3 } as const;

/** The three newest results. */
export function NewestEvaluations({ newest }: { newest: CallData<typeof listEvaluations> }) {
  return (
    <section aria-label="最新测评">
      <SectionHeading
        remark={
          <>
            按公开规程实测，满分 100 <Badge outline>演示数据</Badge>
          </>
        }
        aside={<Link to={PAGES.evaluationZone.path}>全部 {newest.total} 款</Link>}
      >
        最新测评
      </SectionHeading>
      <div className={styles.cards}>
        {newest.list.map((evaluation) => (
          <EvaluationCard key={evaluation.id} evaluation={evaluation} plain />
        ))}
      </div>
    </section>
  );
}
