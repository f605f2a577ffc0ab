import { FilePenLine, SearchCheck, Wallet } from 'lucide-react';
import { useIsMobile } from '../../../shared/settings.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { AboutFrame } from '../about-frame.tsx';
import { Points } from '../points.tsx';
import { OrganisationChart } from './chart.tsx';
import { OrganisationList } from './organisation-list.tsx';
import styles from './structure.module.css';

const RULES = [
  {
    icon: FilePenLine,
    title: '规程谁说了算',
    text: '技术委员会 11 人，7 人来自外部（示例）。规程改动要过半同意，会议记录公开。',
  },
  {
    icon: Wallet,
    title: '钱从哪来',
    text: '检测与报告服务费。不收厂商推广费，厂商委托的测评在结果页写明。',
  },
  {
    icon: SearchCheck,
    title: '谁来查我们',
    text: '监督委员会每季度抽查 20 份报告和 3 项测评（示例），抽查结果照发。',
  },
];

/** Who measures, who manages, who watches. */
export default function StructurePage() {
  const isMobile = useIsMobile();
  return (
    <AboutFrame aside="谁在测、谁在管、谁来查">
      <Card title="组织架构" remark="2026 年 11 月起，示例" aside={!isMobile && <Legend />}>
        {isMobile ? (
          <OrganisationList />
        ) : (
          <>
            <OrganisationChart />
            <details className={styles.words}>
              <summary>看文字版</summary>
              <OrganisationList />
            </details>
          </>
        )}
      </Card>
      <Points label="怎么约束自己" points={RULES} />
    </AboutFrame>
  );
}

const Legend = () => (
  <span className={styles.legend}>
    <span className={styles.solid}>管理</span>
    <span className={styles.dashed}>独立监督</span>
  </span>
);
