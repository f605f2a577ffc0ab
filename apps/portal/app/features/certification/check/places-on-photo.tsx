import type { PhotoShape } from '../form/form-shape.ts';
import type { CertificationFormState } from '../form/use-certification-form.ts';
import styles from './places-on-photo.module.css';

interface PlacesOnPhotoProps {
  photo: PhotoShape;
  state: CertificationFormState;
  focused: string | null;
}

/** Frames the field that is being looked at, and those that are in doubt. */
export function PlacesOnPhoto({ photo, state: { form, draft }, focused }: PlacesOnPhotoProps) {
  return form.fields.flatMap(({ name, photo: on }) => {
    const box = draft.read[name]?.box;
    const isDoubtful = draft.doubtful.includes(name);
    if (on !== photo.name || !box || !(isDoubtful || name === focused)) return [];
    return (
      <span
        key={name}
        className={styles.place}
        data-doubtful={isDoubtful || undefined}
        data-focused={name === focused || undefined}
        aria-hidden="true"
        style={{
          insetInlineStart: share(box.x),
          insetBlockStart: share(box.y),
          width: share(box.width),
          height: share(box.height),
        }}
      />
    );
  });
}

const share = (part: number): string => `${part * 100}%`;
