import { expect, it } from 'vitest';
import { digestOf, digestsOfOwnScripts, newNonce, withoutNonce } from './page-policy.ts';

it('only scripts that the portal wrote are named, however somebody’s words look', () => {
  const nonce = newNonce();
  const html = [
    `<script nonce="${nonce}" type="module">ours()</script>`,
    `<script nonce="${nonce}" src="/assets/ours.js"></script>`,
    '<script>theirs()</script>',
    `<style nonce="${nonce}">.ours{}</style>`,
    `<script nonce="${newNonce()}">theirs()</script>`,
    '<p>&lt;script&gt;theirs()&lt;/script&gt;</p>',
    `<script nonce="${nonce}">\nours("量")\n</script>`,
  ].join('');
  expect(digestsOfOwnScripts(html, nonce)).toEqual([digestOf('ours()'), digestOf('\nours("量")\n')]);
  expect(withoutNonce(html, nonce)).not.toContain(nonce);
});
