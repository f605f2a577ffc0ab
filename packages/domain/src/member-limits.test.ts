import { expect, it } from 'vitest';
import { HIGHER_LIMITS, limitFor, limitSentence, MEMBER_LIMITS, type MemberLimit } from './member-limits.ts';

it('being certified raises every limit, and the page and the refusal say by how much', () => {
  for (const name of Object.keys(MEMBER_LIMITS) as MemberLimit[]) {
    const most = limitFor(name, true);
    expect(most).toBeGreaterThan(limitFor(name, false));
    expect(limitSentence(name, false)).toContain(`完成身份认证后为 ${most} `);
    expect(limitSentence(name, true)).not.toContain('认证');
    expect(HIGHER_LIMITS).toContain(`提高到 ${most} `);
  }
});
