import { Suspense, useEffect, useState } from 'react';
import { Rail } from '../features/personal-centre/index.ts';
import { useWantedFavorite } from '../features/used-cars/index.ts';
import { setClientCredential } from '../shared/client-credential.ts';
import { useHost } from '../shared/host/use-host.ts';
import { crumbsOf } from '../shared/navigation/crumbs.ts';
import { useCurrentPage } from '../shared/navigation/current-page.ts';
import { useSession } from '../shared/session/session.ts';
import { useIsMobile, useSettings } from '../shared/settings.ts';
import { BelowFold } from '../shared/start/below-fold.tsx';
import { useFirstPage } from '../shared/start/use-first-page.ts';
import { Breadcrumb } from '../shared/ui/breadcrumb.tsx';
import { DialogHost } from './dialogs/dialog-host.tsx';
import { Footer } from './footer/footer.tsx';
import { KeptAliveOutlet } from './kept-alive/kept-alive-outlet.tsx';
import styles from './shell.module.css';
import { SideMenu } from './side-menu/side-menu.tsx';
import { useMenuOpen } from './side-menu/use-menu-open.ts';
import { SkipLink } from './skip-link.tsx';
import { MobileBar } from './top-bar/mobile-bar.tsx';
import { TopBar } from './top-bar/top-bar.tsx';
import { useSessionExpiry } from './use-session-expiry.ts';

/** The frame around every page: what of it is shown, the page table says. */
export default function Shell() {
  const { client } = useSettings();
  useState(() => setClientCredential(client));
  useSessionExpiry();
  useWantedFavorite();
  useFirstPage();
  const { id, page } = useCurrentPage();
  const isMobile = useIsMobile();
  const isLogin = id === 'login';
  const loggedIn = useSession((state) => state.token !== null);
  const host = useHost();
  // Styles answer to it; the server wrote there what it knew.
  useEffect(() => {
    document.documentElement.dataset.host = host;
  }, [host]);
  // The mini-program's own bar carries title and back.
  const isBare = host === 'miniProgram' || page.mini;
  const hasRail = !isBare && page.rail && loggedIn && !isMobile;
  const menu = useMenuOpen();

  return (
    <div
      className={styles.page}
      data-background={page.background}
      data-no-scroll={isLogin || undefined}
      data-bare={isBare || undefined}
      data-mini={page.mini || undefined}
    >
      {!isBare && <SkipLink />}
      {!isBare &&
        page.isShowNav &&
        (isMobile ? <MobileBar isLogin={isLogin} /> : <TopBar isLogin={isLogin} />)}
      <div className={styles.container}>
        {!isBare && !page.hideAppNavMenu && !isMobile && <SideMenu open={menu.open} onToggle={menu.toggle} />}
        <main id="content" className={styles.content} tabIndex={-1}>
          {!isBare && page.breadcrumb && id && (
            <div className={styles.breadcrumb}>
              <Breadcrumb items={crumbsOf(id)} />
            </div>
          )}
          {/* The same place in the tree with a rail and without: kept views must not begin anew. */}
          <div className={styles.view} data-rail={hasRail || undefined}>
            {hasRail && (
              <Suspense fallback={<div />}>
                <Rail />
              </Suspense>
            )}
            <div className={styles.outlet}>
              <KeptAliveOutlet />
            </div>
          </div>
        </main>
      </div>
      {!isBare && !isLogin && (
        <BelowFold className={styles.footer}>
          <Footer />
        </BelowFold>
      )}
      <DialogHost />
    </div>
  );
}
