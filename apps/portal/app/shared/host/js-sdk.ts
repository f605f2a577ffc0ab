import { signJsSdk } from '@cheyantong/contract';
import { call } from '../call.ts';

/** WeChat's library, fetched when something native is first wanted, and only here. */
export const weixin = async () => (await import('weixin-js-sdk')).default;

let last: { url: string; isReady: Promise<boolean> } | null = null;

/** Whether WeChat lets this page use its interfaces: our server signs for the page's address, once for each. */
export async function isSigned(): Promise<boolean> {
  const url = addressToSign();
  if (last?.url !== url) last = { url, isReady: sign(url).catch(() => false) };
  const isReady = await last.isReady;
  if (!isReady) last = null;
  return isReady;
}

/**
 * On iOS WeChat goes by the address the web-view was opened at, however far the portal has moved on since then; elsewhere
 * by the address of now.
 */
function addressToSign(): string {
  const [opened] = performance.getEntriesByType('navigation');
  const keepsFirst = /iPhone|iPad|iPod/.test(navigator.userAgent);
  return (keepsFirst && opened ? opened.name : location.href).replace(/#.*$/, '');
}

async function sign(url: string): Promise<boolean> {
  const [wx, signed] = await Promise.all([weixin(), call(signJsSdk, { query: { url } })]);
  return new Promise((resolve) => {
    wx.config({
      ...signed,
      jsApiList: ['scanQRCode', 'getLocation', 'openLocation', 'updateAppMessageShareData'],
    });
    // WeChat calls `ready` after a refusal, too: what is said first counts.
    wx.error(() => resolve(false));
    wx.ready(() => resolve(true));
  });
}
