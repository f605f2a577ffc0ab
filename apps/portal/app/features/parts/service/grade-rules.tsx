import { PART_GRADES, type PartGrade } from '@cheyantong/domain';
import { DataTable } from '../../../shared/ui/data-table.tsx';
import { PlainGradeBadge } from '../grade-badge.tsx';
import { Section } from './section.tsx';

const GRADES = Object.keys(PART_GRADES) as PartGrade[];

/** The rule each grade is given by, as cards and pages quote it. */
export function GradeRules() {
  return (
    <Section id="grades" remark="等级由拆解企业按同一规则评定">
      <DataTable
        caption="再用件分级规则"
        rows={GRADES}
        rowKey={(grade) => grade}
        columns={[
          {
            key: 'grade',
            header: '等级',
            rowHeader: true,
            cell: (grade) => <PlainGradeBadge grade={grade} />,
          },
          { key: 'rule', header: '评定规则', wrap: true, cell: (grade) => PART_GRADES[grade].rule },
        ]}
      />
      <p>三个等级的功能检测都合格，差别在外观。功能检测不合格的零件不上架。</p>
    </Section>
  );
}
