import { Printer, Share2 } from 'lucide-react';
import { PAGES } from '../../../pages.ts';
import { shareCard } from '../../../shared/host/native-bridge.ts';
import { useIsMobile } from '../../../shared/settings.ts';
import { ActionBar } from '../../../shared/ui/action-bar.tsx';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import styles from './share-row.module.css';

/** To hand the answer on: the address, or the page on paper. */
export function ShareRow() {
  return (
    <div className={styles.row} data-print="hide">
      <Button tone="secondary" icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
        打印核验单
      </Button>
      <ShareButton />
    </div>
  );
}

/** On phones, at the lower edge of the window. */
export function ShareBar() {
  if (!useIsMobile()) return null;
  return (
    <ActionBar label="分享与查询" equal>
      <ShareButton />
      <ButtonLink to={PAGES.traceability.path}>再查一个</ButtonLink>
    </ActionBar>
  );
}

function ShareButton() {
  return (
    <Button tone="secondary" icon={<Share2 aria-hidden="true" />} onClick={share}>
      分享结果
    </Button>
  );
}

/** Whoever gets the address checks for themselves. */
const share = () => shareCard({ title: document.title, url: location.href });
