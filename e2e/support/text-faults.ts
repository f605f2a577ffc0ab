import type { Page } from '@playwright/test';

/** Words that may not be shortened: what a thing is called, costs or does. */
const IN_FULL = 'h1, h2, h3, button, label, [role="tab"], [class*="_price_"]';

/**
 * What keeps a person from reading the page that is open: it scrolls sideways; words are cut off by a box or the window,
 * or shortened where they have to stand in full; words lie on words; a heading is broken in the middle of a word.
 */
export const textFaults = (page: Page): Promise<string[]> =>
  page.evaluate((inFull) => {
    interface Line {
      node: Node;
      parent: Element;
      box: DOMRect;
    }

    const faults = new Set<string>();
    const { scrollWidth, clientWidth } = document.documentElement;
    const canScroll = getComputedStyle(document.documentElement).overflowX !== 'clip';
    if (canScroll && scrollWidth > clientWidth) faults.add('the page scrolls sideways');
    const lines = visibleLines();
    for (const line of lines) if (isCutOff(line)) faults.add(`cut off: ${nameOf(line)}`);
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

    /** Words for screen readers alone are clipped to nothing; options of a list are drawn by the browser. */
    function isSeen(element: Element): boolean {
      if (element.closest('option, script, style, noscript, template, [inert]')) return false;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement)
        if (getComputedStyle(box).clipPath === 'inset(50%)') return false;
      return true;
    }

    function rectsOf(node: Node): DOMRect[] {
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    }

    function ways(box: Element): string[] {
      const { overflowX, overflowY } = getComputedStyle(box);
      return [overflowX, overflowY];
    }

    function hides(box: Element): boolean {
      return ways(box).some((way) => way === 'hidden' || way === 'clip');
    }

    /** Shortened on purpose, and said so with an ellipsis. */
    function isShortened(box: Element): boolean {
      const { textOverflow, webkitLineClamp } = getComputedStyle(box);
      return textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
    }

    /** Over the edge, and not just out of sight like the next picture of a row. */
    function isCutOff({ parent, box: text }: Line): boolean {
      const inFullWords = parent.closest(inFull);
      for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
        if (ways(box).some((way) => way === 'auto' || way === 'scroll')) return false;
        const isButton = box === inFullWords && box.localName === 'button';
        if (!hides(box) && !isButton) continue;
        if (isShortened(box) && !inFullWords) return false;
        if (reachesOver(text, box.getBoundingClientRect())) return true;
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
        .filter(({ parent }) => !floats(parent))
        .map((line) => ({ ...line, box: shownPart(line) }))
        .filter(({ box: { width, height } }) => width > 0 && height > 0)
        .sort((one, other) => one.box.top - other.box.top);
      const found: [Line, Line][] = [];
      for (const [at, one] of inPage.entries())
        for (const other of inPage.slice(at + 1)) {
          if (other.box.top > one.box.bottom) break;
          if (other.node !== one.node && meet(one, other)) found.push([one, other]);
        }
      return found;
    }

    /** Bars that stay while the page moves under them. */
    function floats(element: Element): boolean {
      for (let box: Element | null = element; box; box = box.parentElement)
        if (['fixed', 'sticky'].includes(getComputedStyle(box).position)) return true;
      return false;
    }

    /** What the boxes around it leave of a line. */
    function shownPart({ parent, box: text }: Line): DOMRect {
      let { left, top, right, bottom } = text;
      for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
        if (ways(box).every((way) => way === 'visible')) continue;
        const frame = box.getBoundingClientRect();
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
