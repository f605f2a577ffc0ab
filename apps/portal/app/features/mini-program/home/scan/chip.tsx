import styles from './scan-card.module.css';

export function Chip({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <button type="button" className={styles.chip} onClick={onClick}>
      <span className={styles.face}>{children}</span>
    </button>
  );
}
