import { CENTRE_REGIONS, PLAN_BODY, PLAN_BOX, PLAN_LINES, SIDE_REGIONS } from '@cheyantong/domain';
import type { ReactNode } from 'react';
import styles from './plan-view.module.css';

type DotTone = 'good' | 'caution' | 'bad';

interface PlanDot {
  at: readonly [x: number, y: number];
  label: string;
  tone: DotTone;
}

interface PlanViewProps {
  /** What is marked on it, in a sentence. */
  description: string;
  dots: readonly PlanDot[];
  /** How strongly a region is hit, 0 (not) to 3; by its name on the plan. */
  weightOf?: ((region: string) => number) | undefined;
}

const MIRRORED = `matrix(-1 0 0 1 ${PLAN_BOX.width} 0)`;

/** The car from above with numbered dots, drawn in lines so that findings stand out. */
export function PlanView({ description, dots, weightOf = () => 0 }: PlanViewProps) {
  const region = (name: string, path: string, glass = false): ReactNode => (
    <path key={name} d={path} className={glass ? styles.glass : styles.panel} data-weight={weightOf(name)} />
  );
  const side = (prefix: 'left' | 'right'): ReactNode =>
    Object.entries(SIDE_REGIONS).map(([name, { path }]) =>
      name.endsWith('Wheel') ? (
        <path key={name} d={path} className={styles.wheel} data-weight={weightOf(prefix + name)} />
      ) : (
        region(prefix + name, path)
      ),
    );
  return (
    <svg
      viewBox={`0 0 ${PLAN_BOX.width} ${PLAN_BOX.height}`}
      className={styles.plan}
      role="img"
      aria-label={description}
    >
      <path d={PLAN_BODY} className={styles.body} />
      {side('left')}
      <g transform={MIRRORED}>{side('right')}</g>
      {Object.entries(CENTRE_REGIONS).map(([name, { path, glass }]) => region(name, path, glass))}
      <SideGlassAndLamps />
      <g transform={MIRRORED}>
        <SideGlassAndLamps />
      </g>
      {dots.map(({ at: [x, y], label, tone }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <circle r="10.5" className={styles.dot} data-tone={tone} />
          <text y="4" className={styles.label}>
            {label}
          </text>
        </g>
      ))}
    </svg>
  );
}

const SideGlassAndLamps = () =>
  PLAN_LINES.map(({ path, is }) => <path key={path} d={path} className={styles[is]} />);
