import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { digestsOfOwn, newNonce, withoutNonce } from './page-policy.ts';

const digestOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

it('only scripts and styles that the portal wrote are named, however somebody’s words look', () => {
  const nonce = newNonce();
  const html = [
    `<script nonce="${nonce}" type="module">ours()</script>`,
    `<script nonce="${nonce}" src="/assets/ours.js"></script>`,
    '<script>theirs()</script>',
    `<style nonce="${nonce}">.ours{}</style><style>.theirs{}</style>`,
    `<script nonce="${newNonce()}">theirs()</script>`,
    '<p>&lt;script&gt;theirs()&lt;/script&gt;</p>',
    `<script nonce="${nonce}">\nours("量")\n</script>`,
  ].join('');
  expect(digestsOfOwn(html, nonce)).toEqual({
    scripts: [digestOf('ours()'), digestOf('\nours("量")\n')],
    styles: [digestOf('.ours{}')],
  });
  expect(withoutNonce(html, nonce)).not.toContain(nonce);
});
