import type { ReactNode } from 'react';
import styles from './plan-view.module.css';
import { CENTRE_REGIONS, PLAN_BOX, SIDE_REGIONS } from './regions.ts';

export type DotTone = 'good' | 'caution' | 'bad';

interface PlanDot {
  at: readonly [x: number, y: number];
  label: string;
  tone: DotTone;
}

interface PlanViewProps {
  /** What is marked on it, in a sentence. */
  description: string;
  dots: readonly PlanDot[];
  /** How strongly a region is hit, 0 (not) to 3; by its name in regions.ts. */
  weightOf?: ((region: string) => number) | undefined;
}

const BODY =
  'M100 18C130 18 147 26 154 52C160 80 160 120 160 150L160 302C160 340 158 366 153 384C147 402 127 407 100 407C73 407 53 402 47 384C42 366 40 340 40 302L40 150C40 120 40 80 46 52C53 26 70 18 100 18Z';
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
      <path d={BODY} className={styles.body} />
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

/** Lines that carry no finding of their own but make it a car. */
const SideGlassAndLamps = () => (
  <>
    <path d="M66 176L66 221L58 221L55 166Z" className={styles.glass} />
    <path d="M66 228L65 282L57 292L58 228Z" className={styles.glass} />
    <path d="M49 54C53 46 60 43 68 42C63 47 56 52 50 62Z" className={styles.lamp} />
    <path d="M48 376C53 382 58 385 66 387C58 389 51 387 47 382Z" className={styles.tailLamp} />
    <path d="M78 48L74 118" className={styles.crease} />
  </>
);
