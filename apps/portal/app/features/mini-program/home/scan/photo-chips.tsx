import { vinProblem } from '@cheyantong/domain';
import { Suspense } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { loginAddress } from '../../../../shared/login/login-address.ts';
import { useSession } from '../../../../shared/session/session.ts';
import { LicenceDialog, type LicenceReading } from '../../../vehicles/index.ts';
import { Chip } from './chip.tsx';
import { type Photo, photoWanted, withPhoto } from './photo-address.ts';

interface PhotoChipsProps {
  onVin: (vin: string) => void;
  /** Read, but to be looked at again. */
  onDoubtful: (vin: string) => void;
}

/** Photos are for members: the address says which photo is wanted, so that it is still wanted after logging in. */
export function PhotoChips({ onVin, onDoubtful }: PhotoChipsProps) {
  const [search] = useSearchParams();
  const isMember = useSession(({ token }) => token !== null);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const wanted = photoWanted(search);

  const want = (photo: Photo | null) =>
    navigate({ search: withPhoto(search, photo).toString() }, { replace: true });

  async function take({ facts: { vin }, doubtful }: LicenceReading): Promise<void> {
    // First of all, so that whoever comes back later is not asked for the photo again.
    await want(null);
    if (!vin) return;
    if (doubtful.length === 0 && vinProblem(vin) === null) onVin(vin);
    else onDoubtful(vin);
  }

  const ask = (photo: Photo) => () => {
    if (isMember) void want(photo);
    else navigate(loginAddress(`${pathname}?${withPhoto(search, photo)}`));
  };

  return (
    <>
      <Chip onClick={ask('vehicleLicense')}>行驶证</Chip>
      <Chip onClick={ask('vin')}>前风挡</Chip>
      {wanted && isMember && (
        <Suspense>
          <LicenceDialog
            shown={wanted}
            onRead={(reading) => void take(reading)}
            onClose={() => void want(null)}
          />
        </Suspense>
      )}
    </>
  );
}
