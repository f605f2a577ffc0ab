import styles from './document-drawings.module.css';

/** What is wanted, in lines: no document of anybody. */
export const CardFrontDrawing = () => (
  <svg viewBox="0 0 132 84" className={styles.drawing} aria-hidden="true">
    <rect x="1" y="1" width="130" height="82" rx="7" className={styles.paper} />
    <path d="M14 20h38M14 33h26M14 46h44M14 68h74" className={styles.line} />
    <rect x="84" y="14" width="34" height="42" rx="3" className={styles.tint} />
    <circle cx="101" cy="29" r="7.5" className={styles.figure} />
    <path d="M88 56c0-9 6-14 13-14s13 5 13 14z" className={styles.figure} />
  </svg>
);

export const CardBackDrawing = () => (
  <svg viewBox="0 0 132 84" className={styles.drawing} aria-hidden="true">
    <rect x="1" y="1" width="130" height="82" rx="7" className={styles.paper} />
    <circle cx="25" cy="25" r="12" className={styles.figure} />
    <path d="M48 20h62M48 32h48" className={styles.line} />
    <path d="M36 58h70M36 70h54" className={styles.line} />
  </svg>
);

export const LicenceDrawing = () => (
  <svg viewBox="0 0 132 92" className={styles.drawing} aria-hidden="true">
    <rect x="1" y="1" width="130" height="90" rx="5" className={styles.paper} />
    <rect x="8" y="8" width="116" height="76" rx="2" className={styles.frame} />
    <circle cx="66" cy="19" r="6" className={styles.figure} />
    <path d="M44 34h44" className={styles.line} />
    <path d="M20 48h36M20 58h30M20 68h36M74 48h36M74 58h28" className={styles.line} />
    <circle cx="98" cy="70" r="8" className={styles.seal} />
  </svg>
);

export const LetterDrawing = () => (
  <svg viewBox="0 0 132 92" className={styles.drawing} aria-hidden="true">
    <rect x="32" y="1" width="68" height="90" rx="4" className={styles.paper} />
    <path d="M50 16h32M42 32h48M42 42h48M42 52h30" className={styles.line} />
    <circle cx="80" cy="72" r="9" className={styles.seal} />
  </svg>
);
