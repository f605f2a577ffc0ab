import { MENU_AUTO_EXPAND_SCROLL_PX } from '@cheyantong/domain';
import { useEffect, useState } from 'react';
import { readStored, STORAGE_KEYS, writeStored } from '../../shared/storage.ts';

const isCollapsed = (value: unknown): value is 'collapsed' => value === 'collapsed';

/**
 * Open at first; a visitor who folded it away last time finds it folded. Further down the page it opens by itself,
 * unless the visitor has had a hand on the toggle since this page was loaded.
 */
export function useMenuOpen(): { open: boolean; toggle: () => void } {
  const [open, setOpen] = useState(true);
  const [toggled, setToggled] = useState(false);

  useEffect(() => {
    if (readStored(STORAGE_KEYS.menu, isCollapsed)) setOpen(false);
  }, []);

  useEffect(() => {
    if (open || toggled) return;
    const openFurtherDown = (): void => {
      if (window.scrollY > MENU_AUTO_EXPAND_SCROLL_PX) setOpen(true);
    };
    window.addEventListener('scroll', openFurtherDown, { passive: true });
    return () => window.removeEventListener('scroll', openFurtherDown);
  }, [open, toggled]);

  const toggle = (): void => {
    setToggled(true);
    setOpen(!open);
    writeStored(STORAGE_KEYS.menu, open ? 'collapsed' : null);
  };
  return { open, toggle };
}
