import { CircleCheck, MousePointerClick } from 'lucide-react';
import { useState } from 'react';
import { Card } from '../../../shared/ui/card.tsx';
import { NoteBand } from '../../../shared/ui/note-band.tsx';
import type { CertificationFormState } from '../form/use-certification-form.ts';
import styles from './check-card.module.css';
import { CheckedField } from './checked-field.tsx';
import { PhotoField } from './photo-field.tsx';

/** Photos beside what was read on them; before the first photo there is nothing to check. */
export function CheckCard({ state, locked }: { state: CertificationFormState; locked: boolean }) {
  const { form, draft, hasPhotos } = state;
  const [focused, setFocused] = useState<string | null>(null);
  const firstEmpty = form.photos.find(({ name }) => !draft.photos[name])?.name;
  const photos = form.photos.map((photo) => (
    <PhotoField
      key={photo.name}
      photo={photo}
      state={state}
      locked={locked}
      takesPaste={photo.name === firstEmpty}
      focused={focused}
    />
  ));
  if (!hasPhotos) {
    return (
      <Card title="拍证件" remark="拍完自动填写，不用打字">
        <div className={styles.tiles}>{photos}</div>
      </Card>
    );
  }
  const isAnythingRead = Object.values(draft.read).some(({ box }) => box !== null);
  return (
    <Card title="核对信息" remark="从照片里认出，错的请直接改" aside={<Tally state={state} />}>
      <div className={styles.columns}>
        <div className={styles.photos}>{photos}</div>
        <div className={styles.fields}>
          {form.fields.map((field) => (
            <CheckedField key={field.name} field={field} state={state} onFocus={setFocused} />
          ))}
          {isAnythingRead && (
            <div className={styles.hint}>
              <NoteBand icon={<MousePointerClick />}>点一个输入框，照片上会框出它来自哪里。</NoteBand>
            </div>
          )}
        </div>
      </div>
    </Card>
  );
}

function Tally({ state: { draft } }: { state: CertificationFormState }) {
  const read = Object.keys(draft.read).length;
  if (read === 0) return null;
  const doubtful = draft.doubtful.length;
  return (
    <span className={styles.tally} aria-live="polite">
      <CircleCheck aria-hidden="true" />
      认出 {read} 项{doubtful > 0 && `，${doubtful} 项请核对`}
    </span>
  );
}
