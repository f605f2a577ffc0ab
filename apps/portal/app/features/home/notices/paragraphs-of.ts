const BLOCKS = 'p, li, h1, h2, h3, h4, blockquote';

/** The words of a notice, paragraph by paragraph. Its markup is read in a document that runs nothing, and left there. */
export function paragraphsOf(html: string): string[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const blocks = [...body.querySelectorAll(BLOCKS)].filter((block) => !block.querySelector(BLOCKS));
  const texts = (blocks.length > 0 ? blocks : [body]).map(({ textContent }) => textContent?.trim() ?? '');
  return texts.filter(Boolean);
}
