import { CODE_KINDS, isPageAddress } from '@cheyantong/domain';
import { describe, expect, it } from 'vitest';
import { type Shared, sharedAddress } from './shared-address.ts';

const PORTAL = 'https://portal.example';
const addressOf = (shared: Partial<Shared>) =>
  sharedAddress({ title: '', text: '', url: '', ...shared }, PORTAL);

const { vin, part, battery, report } = CODE_KINDS;

describe('what another app shares', () => {
  it.each([
    [{ text: `这辆车怎么样？车架号：${vin.example}，表显 3 万公里` }, `/traceability?code=${vin.example}`],
    [{ text: vin.example.toLowerCase() }, `/traceability?code=${vin.example}`],
    [{ title: '标签', text: `溯源码${part.example}` }, `/traceability/detail?code=${part.example}`],
    [{ text: `电池 ${battery.example}` }, `/traceability/detail2?code=${battery.example}`],
    [{ text: `报告编号 ${report.example}` }, `/traceability?code=${report.example}`],
    [{ url: `${PORTAL}/usedCar/detail?vehicleId=7#price` }, '/usedCar/detail?vehicleId=7#price'],
    [{ text: `快看 ${PORTAL}/reusableDetail?partId=3 不错` }, '/reusableDetail?partId=3'],
    [{ text: '比亚迪 汉 二手' }, `/search?${new URLSearchParams({ keywords: '比亚迪 汉 二手' })}`],
    [
      { title: '汉 EV 评测', url: 'https://news.example/1' },
      `/search?${new URLSearchParams({ keywords: '汉 EV 评测' })}`,
    ],
    [{ url: 'https://news.example/1' }, '/home'],
    [{}, '/home'],
  ])('%j leads to the page about it', (shared, address) => {
    expect(addressOf(shared)).toBe(address);
  });

  it.each([
    { url: 'https://portal.example.evil.example/home' },
    { url: 'https://portal.example@evil.example/home' },
    { url: 'https://evil.example/?code=1#https://portal.example' },
    { url: '//evil.example/home' },
    { url: 'javascript:alert(1)' },
    { url: `${PORTAL}//evil.example/home` },
    { url: `${PORTAL}/\\evil.example` },
    { url: `${PORTAL}/api/an-auth/oauth2/token` },
    { url: `${PORTAL}/share?url=${PORTAL}/share` },
    { url: 'http://[' },
    { text: `${'A'.repeat(500_000)} ${'https://'.repeat(10_000)}` },
    { text: '\u0000\u202e%00%E0%A4%A\r\nLocation: https://evil.example' },
    { text: `<script>location='https://evil.example'</script>` },
  ])('%j never leads away from our own pages', (shared) => {
    const address = addressOf(shared);
    expect(isPageAddress(address)).toBe(true);
    expect(new URL(address, PORTAL).origin).toBe(PORTAL);
    expect(address.length).toBeLessThan(600);
  });
});
