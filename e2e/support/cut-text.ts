import type { Page } from '@playwright/test';

const READ = 'h1, h2, h3, button, label, [role="tab"], [class*="_price_"]';

/** Headings, buttons, labels and prices of which a part cannot be read, because a box or the window cuts it off. */
export const cutText = (page: Page): Promise<string[]> =>
  page.evaluate((read) => {
    const cut = new Set<string>();
    if (document.documentElement.scrollWidth > document.documentElement.clientWidth)
      cut.add('the page scrolls sideways');
    for (const element of document.querySelectorAll(read)) {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (words.nextNode())
        for (const text of rectsOf(words.currentNode))
          if (boxesOf(words.currentNode, element).some((box) => reachesOver(text, box)))
            cut.add(`${element.localName}: ${element.textContent}`);
    }
    return [...cut];

    function rectsOf(node: Node): DOMRect[] {
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    }

    /** What could cut it: a button's own frame, and what hides what does not fit. Words for screen readers alone are in a point. */
    function boxesOf(node: Node, element: Element): DOMRect[] {
      const boxes: DOMRect[] = [];
      for (let box = node.parentElement; box && box !== document.body; box = box.parentElement) {
        const rect = box.getBoundingClientRect();
        if (rect.width <= 1) return [];
        const { overflowX, overflowY } = getComputedStyle(box);
        const hides = [overflowX, overflowY].some((way) => way === 'hidden' || way === 'clip');
        const scrolls = [overflowX, overflowY].some((way) => way === 'auto' || way === 'scroll');
        if (scrolls) return boxes;
        if (hides || (box === element && box.localName === 'button')) boxes.push(rect);
      }
      return boxes;
    }

    /** Over the edge, and not just out of sight like the next picture of a row. */
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
  }, READ);
