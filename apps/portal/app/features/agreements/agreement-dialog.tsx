import { AGREEMENTS, type AgreementId } from '@cheyantong/domain';
import { Dialog } from '../../shared/ui/dialog.tsx';
import styles from './agreement-dialog.module.css';
import { AGREEMENT_TEXTS } from './texts.ts';

interface AgreementDialogProps {
  document: AgreementId;
  open: boolean;
  onClose: () => void;
  onClosed: () => void;
}

export default function AgreementDialog({ document, open, onClose, onClosed }: AgreementDialogProps) {
  const { name, version } = AGREEMENTS[document];
  return (
    <Dialog
      open={open}
      onClose={onClose}
      onClosed={onClosed}
      title={name}
      description={`版本 ${version}`}
      width={800}
    >
      <div className={styles.text}>
        {AGREEMENT_TEXTS[document].map(({ title, paragraphs }) => (
          <section key={title}>
            <h3 className={styles.title}>{title}</h3>
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className={styles.paragraph}>
                {paragraph}
              </p>
            ))}
          </section>
        ))}
      </div>
    </Dialog>
  );
}
