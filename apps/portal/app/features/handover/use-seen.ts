import { SECOND_MS } from '@cheyantong/domain';
import { type RefObject, useEffect, useState } from 'react';

/** Scrolled past is not looked at. */
const LOOKED_AT_MS = SECOND_MS;

/** Whether an element is in view, and has been for a moment. */
export function useSeen(element: RefObject<Element | null>): boolean {
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver((entries) => {
      clearTimeout(timer);
      if (entries.at(-1)?.isIntersecting) timer = setTimeout(() => setIsSeen(true), LOOKED_AT_MS);
      else setIsSeen(false);
    });
    observer.observe(element.current);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [element]);
  return isSeen;
}
