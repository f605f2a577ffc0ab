import { AGREEMENTS, type AgreementId } from '@cheyantong/domain';
import { openDialog } from '../../dialogs/open-dialog.ts';
import styles from './agreement-link.module.css';

/** 《…》, opened over the page so that nothing filled in is lost. */
export function AgreementLink({ document }: { document: AgreementId }) {
  return (
    <button type="button" className={styles.link} onClick={() => openDialog({ kind: 'agreement', document })}>
      《{AGREEMENTS[document].name}》
    </button>
  );
}
