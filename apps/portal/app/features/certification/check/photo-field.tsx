import { RotateCw } from 'lucide-react';
import { Button } from '../../../shared/ui/button.tsx';
import { NoteBand } from '../../../shared/ui/note-band.tsx';
import { Spinner } from '../../../shared/ui/spinner.tsx';
import { UploadField } from '../../../shared/upload/upload-field.tsx';
import type { PhotoShape } from '../form/form-shape.ts';
import type { CertificationFormState } from '../form/use-certification-form.ts';
import { photoMark } from '../photo-mark.ts';
import styles from './photo-field.module.css';
import { PlacesOnPhoto } from './places-on-photo.tsx';

interface PhotoFieldProps {
  photo: PhotoShape;
  state: CertificationFormState;
  locked: boolean;
  takesPaste: boolean;
  focused: string | null;
}

/** One photo, with the places that its fields were read from. */
export function PhotoField({ photo, state, locked, takesPaste, focused }: PhotoFieldProps) {
  const { draft, readings } = state;
  const file = draft.photos[photo.name] ?? null;
  const reading = readings[photo.name];
  return (
    <div className={styles.photo}>
      <UploadField
        {...state.field(photo.name)}
        label={photo.label}
        kinds={photo.kinds}
        mark={photoMark()}
        required={photo.required(draft.values)}
        hint={file ? undefined : photo.hint}
        drawing={photo.drawing}
        file={file}
        locked={locked}
        takesPaste={takesPaste}
        onUploaded={(uploaded) => state.takePhoto(photo, uploaded)}
        caption="预览带水印，原件加密存放"
        overlay={<PlacesOnPhoto photo={photo} state={state} focused={focused} />}
      />
      <div aria-live="polite">
        {reading?.state === 'reading' && (
          <p className={styles.reading}>
            <Spinner />
            正在识别，大约几秒
          </p>
        )}
        {reading?.state === 'failed' && (
          <NoteBand tone="caution">
            {reading.sentence}
            {file && (
              <Button tone="quiet" size="small" icon={<RotateCw />} onClick={() => state.readAgain(photo)}>
                再识别一次
              </Button>
            )}
          </NoteBand>
        )}
      </div>
    </div>
  );
}
