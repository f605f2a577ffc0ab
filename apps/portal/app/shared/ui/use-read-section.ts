import { useEffect, useState } from 'react';

/** A section is being read once its head has passed this part of the window. */
const READING_LINE = 0.3;

/** Which of these parts of the page, by the ids of their elements, the visitor is reading. */
export function useReadSection<Id extends string>(ids: readonly [Id, ...Id[]]): Id {
  const [first] = ids;
  const [reading, setReading] = useState<Id>(first);
  const key = ids.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same ids in a new array are the same contents
  useEffect(() => {
    // Whichever section crosses the line, and in whatever leap, the answer is read from where all of them are now.
    const observer = new IntersectionObserver(() => setReading(ids.findLast(hasPassedLine) ?? first), {
      rootMargin: `0px 0px -${(1 - READING_LINE) * 100}% 0px`,
    });
    for (const id of ids) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [key]);
  return reading;
}

function hasPassedLine(id: string): boolean {
  const section = document.getElementById(id);
  return (
    section !== null &&
    isLaidOut(section) &&
    section.getBoundingClientRect().top < window.innerHeight * READING_LINE
  );
}

/** Parts far from the screen are not (below-fold.tsx), where browsers know that: to ask where a section in them is would lay them out at once. */
const isLaidOut = (section: Element): boolean =>
  section.checkVisibility?.({ contentVisibilityAuto: true }) ?? true;
