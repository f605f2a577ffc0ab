import { AGREEMENTS, type AgreementId } from '@cheyantong/domain';
import { lazy, Suspense, useState } from 'react';
import styles from './agreement-link.module.css';

const AgreementDialog = lazy(() => import('./agreement-dialog.tsx'));

/** 《…》, opened over the page or the dialog it stands in, so that nothing filled in is lost. */
export function AgreementLink({ document }: { document: AgreementId }) {
  const [state, setState] = useState<'unread' | 'open' | 'closing'>('unread');
  return (
    <>
      <button type="button" className={styles.link} onClick={() => setState('open')}>
        《{AGREEMENTS[document].name}》
      </button>
      {state !== 'unread' && (
        <Suspense>
          <AgreementDialog
            document={document}
            open={state === 'open'}
            onClose={() => setState('closing')}
            onClosed={() => setState('unread')}
          />
        </Suspense>
      )}
    </>
  );
}
