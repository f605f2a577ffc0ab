import { useEffect, useState } from 'react';

/** A section is being read once its head has passed this part of the window. */
const READING_LINE = 0.3;

/** Everything above that line, however far the page was scrolled: whoever leaps past a section has passed it, too. */
const ABOVE_THE_LINE = `1000000px 0px -${(1 - READING_LINE) * 100}% 0px`;

/**
 * Which of these parts of the page, by the ids of their elements, the visitor is reading. The browser tells, nothing is measured:
 * to ask where a section is would lay out parts that are far from the screen (below-fold.tsx).
 */
export function useReadSection<Id extends string>(ids: readonly [Id, ...Id[]]): Id {
  const [first] = ids;
  const [reading, setReading] = useState<Id>(first);
  const key = ids.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same ids in a new array are the same contents
  useEffect(() => {
    const passed = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) passed.add(target.id);
          else passed.delete(target.id);
        }
        setReading(ids.findLast((id) => passed.has(id)) ?? first);
      },
      { rootMargin: ABOVE_THE_LINE },
    );
    for (const id of ids) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [key]);
  return reading;
}
