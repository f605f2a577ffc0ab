import { type ChangeEvent, type DragEvent, type ReactNode, useId, useState } from 'react';
import styles from './drop-tile.module.css';

interface DropTileProps {
  /** As the file input writes it: `image/*,.pdf`. */
  accept: string;
  onFile: (file: File) => void;
  icon: ReactNode;
  name: ReactNode;
  about: ReactNode;
}

/** A place for a file, chosen or dropped. */
export function DropTile({ accept, onFile, icon, name, about }: DropTileProps) {
  const id = useId();
  const [isOver, setIsOver] = useState(false);

  function choose(event: ChangeEvent<HTMLInputElement>): void {
    const [file] = event.target.files ?? [];
    if (file) onFile(file);
    // The same file, changed meanwhile, may be chosen again.
    event.target.value = '';
  }

  function drop(event: DragEvent): void {
    event.preventDefault();
    setIsOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  }

  return (
    <div>
      <input id={id} type="file" className={styles.input} accept={accept} onChange={choose} />
      <label
        htmlFor={id}
        className={styles.tile}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <TileWords icon={icon} name={name} about={about} />
      </label>
    </div>
  );
}

interface ButtonTileProps extends Pick<DropTileProps, 'icon' | 'name' | 'about'> {
  onClick: () => void;
}

/** Another way to the same end, beside it. */
export const ButtonTile = ({ onClick, ...words }: ButtonTileProps) => (
  <button type="button" className={styles.tile} onClick={onClick}>
    <TileWords {...words} />
  </button>
);

const TileWords = ({ icon, name, about }: Pick<DropTileProps, 'icon' | 'name' | 'about'>) => (
  <>
    {icon}
    <span>
      <strong className={styles.name}>{name}</strong>
      <span className={styles.about}>{about}</span>
    </span>
  </>
);
