type ContentBlock = { kind: 'paragraph'; text: string } | { kind: 'list'; items: string[] };

const BLOCK = /<(p|ul)\b[^>]*>(.*?)<\/\1>/gs;
const ITEM = /<li\b[^>]*>(.*?)<\/li>/gs;
const TAG = /<[^>]*>/g;
const ENTITIES = new Map(Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }));

/** The words of the simple markup suppliers' texts come in. Only words are taken over, so nothing in them can run. */
export function blocksOf(html: string): ContentBlock[] {
  const blocks = [...html.matchAll(BLOCK)].map(([, tag, inner = '']): ContentBlock => {
    if (tag === 'p') return { kind: 'paragraph', text: wordsOf(inner) };
    const items = [...inner.matchAll(ITEM)].map(([, item = '']) => wordsOf(item));
    return { kind: 'list', items: items.filter(Boolean) };
  });
  if (blocks.length === 0) return wordsOf(html) ? [{ kind: 'paragraph', text: wordsOf(html) }] : [];
  return blocks.filter((block) => (block.kind === 'list' ? block.items.length > 0 : block.text !== ''));
}

const wordsOf = (html: string): string =>
  html
    .replace(TAG, '')
    .replace(/&([a-z]+|#\d+);/g, (entity, name: string) => ENTITIES.get(name) ?? entity)
    .trim();
