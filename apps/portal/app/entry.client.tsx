import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { keepInstallOffer } from './shared/install/install-offer.ts';
import { restoreFromStorage } from './shared/restore.ts';
import { takeEarlyPresses } from './shared/start/early-presses.ts';
import { listenToBack } from './shared/ui/use-back-closes.ts';

restoreFromStorage();
listenToBack();
keepInstallOffer();
takeEarlyPresses();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
