import type { Page } from '@playwright/test';

/** Words that may not be shortened: what a thing is called, costs or does. */
const IN_FULL = 'h1, h2, h3, button, label, [role="tab"], [class*="_price_"]';

/**
 * What keeps a person from reading the page that is open: it scrolls sideways; words are cut off by a box or the window,
 * or shortened where they have to stand in full; words lie on words; a heading is broken in the middle of a word; a column
 * is so narrow that words stand on end.
 */
export const textFaults = (page: Page): Promise<string[]> =>
  page.evaluate((inFull) => {
    interface Line {
      node: Node;
      parent: Element;
      box: DOMRect;
    }

    interface Box {
      element: Element;
      frame: DOMRect;
      hides: boolean;
      scrolls: boolean;
      /** On purpose, and said so with an ellipsis. */
      shortens: boolean;
      /** A bar that stays while the page moves under it. */
      floats: boolean;
      /** Words for screen readers alone are clipped to nothing. */
      isForReaders: boolean;
    }

    const around = new Map<Element, readonly Box[]>();
    const faults = new Set<string>();
    const { scrollWidth, clientWidth } = document.documentElement;
    // A dialog keeps the page behind it from moving at all.
    const canScroll = !['clip', 'hidden'].includes(getComputedStyle(document.documentElement).overflowX);
    if (canScroll && scrollWidth > clientWidth) faults.add('the page scrolls sideways');
    const lines = visibleLines();
    for (const line of lines) if (isCutOff(line)) faults.add(`cut off: ${nameOf(line)}`);
    for (const [node, at] of Map.groupBy(lines, ({ node }) => node))
      if (standsOnEnd(at)) faults.add(`one character a line: ${node.textContent}`);
    for (const [one, other] of overlaps(lines))
      faults.add(`on each other: ${nameOf(one)} / ${nameOf(other)}`);
    for (const heading of document.querySelectorAll('h1, h2, h3')) {
      const word = brokenWord(heading);
      if (word) faults.add(`broken inside 「${word}」: ${heading.textContent}`);
    }
    return [...faults];

    function nameOf({ node, parent }: Line): string {
      return `${parent.localName} 「${node.textContent?.trim().slice(0, 40)}」`;
    }

    function standsOnEnd(at: readonly Line[]): boolean {
      const [first] = at;
      if (!first || at.length < 3) return false;
      const size = Number.parseFloat(getComputedStyle(first.parent).fontSize);
      return at.every(({ box }) => box.width < size * 1.5);
    }

    function visibleLines(): Line[] {
      const found: Line[] = [];
      const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (words.nextNode()) {
        const node = words.currentNode;
        const parent = node.parentElement;
        if (!parent || !node.textContent?.trim() || !isSeen(parent)) continue;
        for (const box of rectsOf(node)) found.push({ node, parent, box });
      }
      return found;
    }

    /** Options of a list are drawn by the browser. */
    function isSeen(element: Element): boolean {
      return (
        !element.closest('option, script, style, noscript, template, [inert]') &&
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        !boxesAround(element).some(({ isForReaders }) => isForReaders)
      );
    }

    /** From the element outwards, each looked at once. */
    function boxesAround(element: Element | null): readonly Box[] {
      if (!element || element === document.body) return [];
      const boxes = around.get(element) ?? [boxOf(element), ...boxesAround(element.parentElement)];
      around.set(element, boxes);
      return boxes;
    }

    function boxOf(element: Element): Box {
      const { overflowX, overflowY, textOverflow, webkitLineClamp, position, clipPath } =
        getComputedStyle(element);
      const ways = [overflowX, overflowY];
      return {
        element,
        frame: element.getBoundingClientRect(),
        hides: ways.some((way) => way === 'hidden' || way === 'clip'),
        scrolls: ways.some((way) => way === 'auto' || way === 'scroll'),
        shortens: textOverflow === 'ellipsis' || webkitLineClamp !== 'none',
        floats: position === 'fixed' || position === 'sticky',
        isForReaders: clipPath === 'inset(50%)',
      };
    }

    function rectsOf(node: Node): DOMRect[] {
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    }

    /** Over the edge, and not just out of sight like the next picture of a row. */
    function isCutOff({ parent, box: text }: Line): boolean {
      const inFullWords = parent.closest(inFull);
      for (const { element, frame, hides, scrolls, shortens } of boxesAround(parent)) {
        if (scrolls) return false;
        const isButton = element === inFullWords && element.localName === 'button';
        if (!hides && !isButton) continue;
        if (shortens && !inFullWords) return false;
        if (reachesOver(text, frame)) return true;
      }
      return text.left < clientWidth && text.right > clientWidth + 1;
    }

    function reachesOver(text: DOMRect, box: DOMRect): boolean {
      const outside =
        text.right <= box.left + 1 ||
        text.left >= box.right - 1 ||
        text.bottom <= box.top + 1 ||
        text.top >= box.bottom - 1;
      const inside =
        text.left >= box.left - 2 &&
        text.right <= box.right + 2 &&
        text.top >= box.top - 2 &&
        text.bottom <= box.bottom + 2;
      return !outside && !inside;
    }

    function overlaps(all: readonly Line[]): [Line, Line][] {
      const inPage = all
        .filter(({ parent }) => !boxesAround(parent).some(({ floats }) => floats))
        .map((line) => ({ ...line, box: shownPart(line) }))
        .filter(({ box: { width, height } }) => width > 0 && height > 0)
        .sort((one, other) => one.box.top - other.box.top);
      return inPage.flatMap((one, at) => {
        const end = inPage.findIndex((other, place) => place > at && other.box.top > one.box.bottom);
        return inPage
          .slice(at + 1, end < 0 ? undefined : end)
          .filter((other) => other.node !== one.node && meet(one, other))
          .map((other): [Line, Line] => [one, other]);
      });
    }

    /** What the boxes around it leave of a line. */
    function shownPart({ parent, box: text }: Line): DOMRect {
      let { left, top, right, bottom } = text;
      for (const { frame, hides, scrolls } of boxesAround(parent)) {
        if (!hides && !scrolls) continue;
        left = Math.max(left, frame.left);
        top = Math.max(top, frame.top);
        right = Math.min(right, frame.right);
        bottom = Math.min(bottom, frame.bottom);
      }
      return new DOMRect(left, top, right - left, bottom - top);
    }

    /** The box of a letter is higher than the letter: lines may share their leading, not their ink. */
    function meet(one: Line, other: Line): boolean {
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      return across > 2 && down > Math.min(one.box.height, other.box.height) * 0.4;
    }

    /** Longer than a line of large text: it has to go on in the next. */
    function isCode(word: string): boolean {
      return /^[\dA-Z]{12,}$/.test(word);
    }

    function brokenWord(heading: Element): string | undefined {
      if (!isSeen(heading)) return undefined;
      const words = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });
      while (words.nextNode()) {
        const node = words.currentNode;
        for (const { segment, index, isWordLike } of segmenter.segment(node.textContent ?? '')) {
          if (!isWordLike || segment.length < 2 || isCode(segment)) continue;
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + segment.length);
          const tops = [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => top);
          if (Math.max(...tops) - Math.min(...tops) > 4) return segment;
        }
      }
      return undefined;
    }
  }, IN_FULL);
