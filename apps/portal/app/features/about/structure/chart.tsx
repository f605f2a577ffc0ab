import styles from './chart.module.css';
import { BOARD, DEPARTMENTS, type Department, FIREWALL, MANAGEMENT, OVERSIGHT } from './organisation.ts';

/* The drawing's own units; the page scales it. */
const WIDTH = 1280;
const HEIGHT = 590;
const MIDDLE = WIDTH / 2;
const BOX = 188;
const STEP = (WIDTH - BOX) / (DEPARTMENTS.length - 1);
const ROW = { board: 8, management: 128, rail: 240, departments: 272, firewall: 530 };
const DEPARTMENT_HEIGHT = 226;
const leftOf = (index: number) => index * STEP;
const middleOf = (index: number) => leftOf(index) + BOX / 2;

interface BoxProps {
  x: number;
  y: number;
  width: number;
  height: number;
  name: string;
  task: string;
  look: 'board' | 'management' | 'oversight';
}

function Box({ x, y, width, height, name, task, look }: BoxProps) {
  return (
    <g className={styles[look]}>
      <rect x={x} y={y} width={width} height={height} rx={8} />
      <text x={x + width / 2} y={y + height / 2 - 6} className={styles.boxName}>
        {name}
      </text>
      <text x={x + width / 2} y={y + height / 2 + 18} className={styles.boxTask}>
        {task}
      </text>
    </g>
  );
}

function DepartmentBox({ department, index }: { department: Department; index: number }) {
  const x = leftOf(index);
  const y = ROW.departments;
  return (
    <g>
      <rect x={x} y={y} width={BOX} height={DEPARTMENT_HEIGHT} rx={8} className={styles.department} />
      <path
        d={`M${x} ${y + 8}a8 8 0 0 1 8-8h${BOX - 16}a8 8 0 0 1 8 8z`}
        className={department.walledOff ? styles.walledEdge : styles.edge}
      />
      <text x={x + 16} y={y + 40} className={styles.name}>
        {department.name}
      </text>
      <text x={x + 16} y={y + 66} className={styles.task}>
        {department.task}
      </text>
      {department.offices.map((office, at) => (
        <g key={office}>
          <path d={`M${x + 16} ${y + 84 + at * 46}h${BOX - 32}`} className={styles.hair} />
          <text x={x + 16} y={y + 112 + at * 46} className={styles.office}>
            {office}
          </text>
        </g>
      ))}
    </g>
  );
}

/** Who answers to whom. The same stands below as a list, for those who do not see it. */
export function OrganisationChart() {
  const walled = DEPARTMENTS.findIndex(({ walledOff }) => walledOff);
  const gap = (STEP - BOX) / 2;
  const walls = [leftOf(walled) - gap, leftOf(walled) + BOX + gap];
  const last = DEPARTMENTS.length - 1;
  const [experts, watchers] = OVERSIGHT;
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={styles.chart} role="img" aria-labelledby="chart-title">
      <title id="chart-title">组织架构图，内容与下面的文字版相同</title>
      <path
        d={`M${MIDDLE} 76V${ROW.rail}M${middleOf(0)} ${ROW.rail}H${middleOf(last)}${DEPARTMENTS.map((_, index) => `M${middleOf(index)} ${ROW.rail}v32`).join('')}`}
        className={styles.line}
      />
      <path d={`M300 42H${MIDDLE - 150}M${WIDTH - 300} 42H${MIDDLE + 150}`} className={styles.dashed} />
      <path
        d={`M180 76V182H${BOX / 4}V264M${WIDTH - 180} 76V182H${WIDTH - BOX / 4}V264`}
        className={styles.dashed}
      />
      <path d={`M${BOX / 4 - 5} 262h10l-5 9zM${WIDTH - BOX / 4 - 5} 262h10l-5 9z`} className={styles.arrow} />
      <text x={192} y={130} className={styles.note}>
        {experts.how}
      </text>
      <text x={WIDTH - 192} y={130} textAnchor="end" className={styles.note}>
        {watchers.how}
      </text>
      <Box x={60} y={8} width={240} height={68} look="oversight" {...experts} />
      <Box x={MIDDLE - 150} y={ROW.board} width={300} height={68} look="board" {...BOARD} />
      <Box x={WIDTH - 300} y={8} width={240} height={68} look="oversight" {...watchers} />
      <Box x={MIDDLE - 120} y={ROW.management} width={240} height={64} look="management" {...MANAGEMENT} />
      {DEPARTMENTS.map((department, index) => (
        <DepartmentBox key={department.name} department={department} index={index} />
      ))}
      {walls.map((x) => (
        <path
          key={x}
          d={`M${x} ${ROW.departments - 14}V${ROW.departments + DEPARTMENT_HEIGHT + 16}`}
          className={styles.wall}
        />
      ))}
      <g className={styles.firewall}>
        <rect x={middleOf(walled) - 190} y={ROW.firewall - 8} width={380} height={64} rx={8} />
        <text x={middleOf(walled)} y={ROW.firewall + 18} className={styles.boxName}>
          {FIREWALL.name}
        </text>
        <text x={middleOf(walled)} y={ROW.firewall + 42} className={styles.boxTask}>
          {FIREWALL.rule}
        </text>
      </g>
    </svg>
  );
}
