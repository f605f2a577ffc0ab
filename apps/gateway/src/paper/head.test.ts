import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { MARK_LINES } from './head.ts';

it("the mark on paper is the portal's", () => {
  const icon = readFileSync(new URL('../../../portal/public/favicon.svg', import.meta.url), 'utf8');
  for (const line of MARK_LINES) expect(icon).toContain(`d="${line}"`);
});
