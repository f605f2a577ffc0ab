import { PART_GRADES, type PartGrade } from '@cheyantong/domain';
import { PAGES } from '../../../pages.ts';
import { Link } from '../../../shared/ui/link.tsx';
import { SectionHeading } from '../../../shared/ui/section-heading.tsx';
import styles from './grades-section.module.css';

const GRADES = Object.keys(PART_GRADES) as PartGrade[];

/** What A, B and C mean. */
export function GradesSection() {
  return (
    <section aria-labelledby="grades-title">
      <SectionHeading
        id="grades-title"
        remark="功能都合格，差别在外观"
        aside={<Link to={PAGES.reusableService.path}>常见问题</Link>}
      >
        等级怎么看
      </SectionHeading>
      <dl className={styles.grades}>
        {GRADES.map((grade) => (
          <div key={grade} className={styles.grade}>
            <dt className={styles.name}>
              <span className={styles.letter}>{grade}</span> 级
            </dt>
            <dd>
              {PART_GRADES[grade].rule.split('，').map((clause) => (
                <p key={clause}>{clause}</p>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
