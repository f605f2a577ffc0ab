import { Camera } from 'lucide-react';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { loginAddress } from '../../../shared/login/login-address.ts';
import { useHere } from '../../../shared/navigation/use-here.ts';
import { useSession } from '../../../shared/session/session.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { NoteBand } from '../../../shared/ui/note-band.tsx';
import { awaitLicence, isAwaited } from './awaited-licence.ts';
import { factLabels, type LicenceFacts, type LicenceReading } from './licence-facts.ts';
import styles from './licence-photo.module.css';

/** Fetched when the first photo is taken. */
export const LicenceDialog = lazy(() => import('./licence-dialog.tsx'));

/** Fills a form from a photo of the driving licence. Photos are for members: a visitor logs in first, and comes back to it. */
export function LicencePhoto({ onRead }: { onRead: (facts: LicenceFacts) => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const [reading, setReading] = useState<LicenceReading | null>(null);
  const isMember = useSession(({ token }) => token !== null);
  const navigate = useNavigate();
  const here = useHere();
  const { state: carried } = useLocation();

  function open(): void {
    if (isMember) setIsOpen(true);
    else navigate(loginAddress(here), { state: awaitLicence() });
  }

  const goOn = useEffectEvent(() => {
    if (isMember && isAwaited(carried)) setIsOpen(true);
  });
  // Back from the login page.
  useEffect(() => goOn(), []);

  function take(read: LicenceReading): void {
    setIsOpen(false);
    setReading(read);
    onRead(read.facts);
  }

  return (
    <div className={styles.licence}>
      <div className={styles.offer}>
        <Button tone="secondary" size="small" icon={<Camera />} onClick={open}>
          拍行驶证填写
        </Button>
        <span className={styles.about}>不用打字，认出后您再核对</span>
      </div>
      <div aria-live="polite">{reading && <Told reading={reading} />}</div>
      {isOpen && (
        <Suspense>
          <LicenceDialog onRead={take} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}

function Told({ reading: { facts, doubtful } }: { reading: LicenceReading }) {
  const filled = `已从行驶证填入${factLabels(facts).join('、')}`;
  return doubtful.length > 0 ? (
    <NoteBand tone="caution">
      {filled}；其中{doubtful.join('、')}看不太清，请对照行驶证核对。
    </NoteBand>
  ) : (
    <NoteBand tone="good">{filled}，请对照行驶证核对。</NoteBand>
  );
}
