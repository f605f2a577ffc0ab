import sanitizeHtml from 'sanitize-html';

/** What an article may consist of. Nothing that runs, frames, posts, or comes from another host. */
const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: [
    ...[
      'p',
      'h2',
      'h3',
      'ul',
      'ol',
      'li',
      'strong',
      'em',
      'a',
      'pre',
      'code',
      'br',
      'hr',
      'sup',
      'sub',
      'blockquote',
    ],
    ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td', 'figure', 'figcaption', 'img'],
    ...['details', 'summary', 'div', 'span'],
  ],
  allowedAttributes: {
    a: ['href'],
    h2: ['id'],
    h3: ['id'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    th: ['scope', 'style'],
    td: ['style'],
    div: ['class'],
    span: ['class'],
    figure: ['class'],
  },
  allowedClasses: { div: ['table', 'note'], span: ['demo'], figure: ['chart'] },
  allowedStyles: { '*': { 'text-align': [/^(left|right|center)$/] } },
  // Our own addresses only: a path, or a place on the page.
  allowedSchemes: [],
  allowedSchemesAppliedToAttributes: ['href', 'src'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
};

export const safeHtml = (html: string): string => sanitizeHtml(html, ALLOWED);

/** The words alone. */
export const plainText = (html: string): string =>
  sanitizeHtml(html, { allowedTags: [], allowedAttributes: {}, parser: { decodeEntities: true } })
    .replace(/\s+/g, ' ')
    .trim();
