import { useEffect, useState } from 'react';
import { readStored, STORAGE_KEYS, writeStored } from '../../shared/storage.ts';

const isCollapsed = (value: unknown): value is 'collapsed' => value === 'collapsed';

/** Open at first and wherever the page is scrolled to; a visitor who folded it away finds it folded. */
export function useMenuOpen(): { open: boolean; toggle: () => void } {
  const [open, setOpen] = useState(true);

  useEffect(() => {
    if (readStored(STORAGE_KEYS.menu, isCollapsed)) setOpen(false);
  }, []);

  const toggle = (): void => {
    setOpen(!open);
    writeStored(STORAGE_KEYS.menu, open ? 'collapsed' : null);
  };
  return { open, toggle };
}
