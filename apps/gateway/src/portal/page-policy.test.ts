import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { digestsOfOwnScripts, newNonce, withoutNonce } from './page-policy.ts';

const digestOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

it('only scripts that the portal wrote are named, however somebody’s words look', () => {
  const nonce = newNonce();
  const html = [
    `<script nonce="${nonce}" type="module">ours()</script>`,
    `<script nonce="${nonce}" src="/assets/ours.js"></script>`,
    '<script>theirs()</script>',
    `<script nonce="${newNonce()}">theirs()</script>`,
    '<p>&lt;script&gt;theirs()&lt;/script&gt;</p>',
    `<script nonce="${nonce}">\nours("量")\n</script>`,
  ].join('');
  expect(digestsOfOwnScripts(html, nonce)).toEqual([digestOf('ours()'), digestOf('\nours("量")\n')]);
  expect(withoutNonce(html, nonce)).not.toContain(nonce);
});
