import styles from './brand-tile.module.css';

/** A brand's badge: its first character on a tile, since marks of makers are not ours to draw. */
export function BrandTile({ name }: { name: string }) {
  return (
    <span className={styles.tile} aria-hidden="true">
      {Array.from(name)[0]}
    </span>
  );
}
