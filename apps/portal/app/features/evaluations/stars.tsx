import { starWords } from './evaluation-words.ts';
import styles from './stars.module.css';

const PLACES = [0, 1, 2, 3, 4] as const;
const STEP = 28;
const GAP = 4;
const STAR = 'M12 2.2l3 6.2 6.8.9-5 4.7 1.3 6.8L12 17.5l-6.1 3.3 1.3-6.8-5-4.7 6.8-.9z';

interface StarsProps {
  level: number;
  /** Height in pixels. */
  size?: 16 | 18 | 30 | undefined;
  /** For dark ground. */
  light?: boolean | undefined;
  /** Without those it does not have, where room is short. */
  bare?: boolean | undefined;
}

/** Stars of five, read out as a word. */
export function Stars({ level, size = 18, light, bare }: StarsProps) {
  const places = bare ? PLACES.slice(0, level) : PLACES;
  return (
    <svg
      viewBox={`0 0 ${STEP * places.length - GAP} 24`}
      role="img"
      aria-label={starWords(level)}
      className={styles.stars}
      data-size={size}
      data-light={light || undefined}
    >
      {places.map((place) => (
        <path
          key={place}
          d={STAR}
          transform={`translate(${place * STEP})`}
          className={place < level ? styles.full : styles.empty}
        />
      ))}
    </svg>
  );
}
