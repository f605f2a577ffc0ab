import { hostOfAgent } from '@cheyantong/domain';
import { saysMiniProgram } from './says-mini-program.ts';

/** The mini-program's own pages; everything else of it is a page of this portal. */
type NativePage = '/pages/login/login' | '/pages/pay/pay';

const isInMiniProgram = (): boolean =>
  saysMiniProgram() || hostOfAgent(navigator.userAgent) === 'miniProgram';

/** WeChat's library, fetched when something native is first wanted, and only here. */
const weixin = async () => (await import('weixin-js-sdk')).default;

/** Opens a page of the mini-program above this one. Answers whether it opened: outside of it there is none. */
export async function goToNative(page: NativePage, query: Record<string, string>): Promise<boolean> {
  if (!isInMiniProgram()) return false;
  const { miniProgram } = await weixin();
  return new Promise((resolve) => {
    miniProgram.navigateTo({
      url: `${page}?${new URLSearchParams(query)}`,
      success: () => resolve(true),
      fail: () => resolve(false),
    });
  });
}
