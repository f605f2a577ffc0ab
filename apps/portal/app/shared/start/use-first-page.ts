import { useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router';

/** Who goes on from the page that they came to leaves its mark (boot.js) behind, before the next one is scrolled to its place. */
export function useFirstPage(): void {
  const { key } = useLocation();
  const [first] = useState(key);
  useLayoutEffect(() => {
    if (key !== first) delete document.documentElement.dataset.first;
  }, [key, first]);
}
