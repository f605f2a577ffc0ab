import { type RefObject, useEffect } from 'react';

/** The preload ratio is 1.3: what lies within 1.3 window heights (0.3 beyond the edge) is fetched. */
const preloadMargin = '30%';

/** Calls `onNear` once, when the element is about to come into view. */
export function useNearViewport(element: RefObject<Element | null>, enabled: boolean, onNear: () => void) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the callback is called once, its identity does not matter
  useEffect(() => {
    if (!enabled || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        onNear();
      },
      { rootMargin: preloadMargin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, enabled]);
}
