import { AGREEMENTS, type AgreementId } from '@cheyantong/domain';
import { lazy, type MouseEvent, Suspense, useState } from 'react';
import { Link } from '../../shared/ui/link.tsx';
import { agreementAddress } from './agreement-address.ts';
import styles from './agreement-link.module.css';

const AgreementDialog = lazy(() => import('./agreement-dialog.tsx'));

/**
 * 《…》: a link to its page, for another tab and for browsers without scripts; pressed, it opens over the page or the
 * dialog it stands in, so that nothing filled in is lost.
 */
export function AgreementLink({ document }: { document: AgreementId }) {
  const [state, setState] = useState<'unread' | 'open' | 'closing'>('unread');

  function openHere(event: MouseEvent): void {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setState('open');
  }

  return (
    <>
      <Link to={agreementAddress(document)} className={styles.link} onClick={openHere}>
        《{AGREEMENTS[document].name}》
      </Link>
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
