import { type Host, hostOfAgent } from '@cheyantong/domain';
import { copyText } from '../copy-text.ts';
import { toast } from '../ui/toast.tsx';
import { isSigned, weixin } from './js-sdk.ts';
import { mapAddress } from './map-address.ts';
import { saysMiniProgram } from './says-mini-program.ts';

/** The mini-program's own pages; everything else of it is a page of this portal. */
type NativePage = '/pages/login/login' | '/pages/pay/pay';

const hostNow = (): Host => (saysMiniProgram() ? 'miniProgram' : hostOfAgent(navigator.userAgent));

/** In WeChat, and WeChat agrees. */
const hasWeixin = async (): Promise<boolean> => hostNow() !== 'browser' && (await isSigned());

/** Opens a page of the mini-program above this one. Answers whether it opened: outside of it there is none. */
export async function goToNative(page: NativePage, query: Record<string, string>): Promise<boolean> {
  if (hostNow() !== 'miniProgram') return false;
  const { miniProgram } = await weixin();
  return new Promise((resolve) => {
    miniProgram.navigateTo({
      url: `${page}?${new URLSearchParams(query)}`,
      success: () => resolve(true),
      fail: () => resolve(false),
    });
  });
}

/** `unavailable`: the portal's own camera has to do. */
type Scan = { outcome: 'read'; text: string } | { outcome: 'closed' | 'unavailable' };

/** WeChat puts the kind of a bar code before what it says: CODE_128,… */
const BAR_CODE_KIND = /^[A-Z]+_[A-Z\d]+,/;

export async function scanCode(): Promise<Scan> {
  if (!(await hasWeixin())) return { outcome: 'unavailable' };
  const wx = await weixin();
  return new Promise((resolve) => {
    wx.scanQRCode({
      needResult: 1,
      scanType: ['qrCode', 'barCode'],
      success: ({ resultStr }) => resolve({ outcome: 'read', text: resultStr.replace(BAR_CODE_KIND, '') }),
      cancel: () => resolve({ outcome: 'closed' }),
      fail: () => resolve({ outcome: 'unavailable' }),
    });
  });
}

export interface Spot {
  latitude: number;
  longitude: number;
}

/** Null: the visitor would rather not say, or nobody knows. */
export async function whereAmI(): Promise<Spot | null> {
  if (!(await hasWeixin())) return browsersSpot();
  const wx = await weixin();
  return new Promise((resolve) => {
    wx.getLocation({
      // As Chinese maps draw it, and as outlets are kept.
      type: 'gcj02',
      success: ({ latitude, longitude }) =>
        resolve({ latitude: Number(latitude), longitude: Number(longitude) }),
      cancel: () => resolve(null),
      fail: () => resolve(null),
    });
  });
}

const LONGEST_SEARCH_MS = 8_000;

const browsersSpot = (): Promise<Spot | null> =>
  new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve(null);
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      () => resolve(null),
      { timeout: LONGEST_SEARCH_MS, maximumAge: LONGEST_SEARCH_MS },
    );
  });

export interface MapPlace extends Spot {
  name: string;
  address: string;
}

/** The way there: in WeChat's own map, else in the phone's. */
export async function openMap(place: MapPlace): Promise<void> {
  if (await hasWeixin()) (await weixin()).openLocation({ ...place, scale: 16, infoUrl: '' });
  else location.assign(mapAddress(place, navigator.userAgent));
}

interface Card {
  title: string;
  /** The whole address. */
  url: string;
}

const HOW_TO_SEND = '请点右上角「···」，发送给朋友';
const COPIED = { done: '链接已复制', refused: '无法复制，请从地址栏复制链接' };

/** In WeChat the card is laid ready and its own menu sends it; elsewhere the phone's sheet, or the link is copied. */
export async function shareCard({ title, url }: Card): Promise<void> {
  if (hostNow() === 'miniProgram') {
    (await weixin()).miniProgram.postMessage({ data: { share: { title, url } } });
    toast.success(HOW_TO_SEND);
  } else if (await hasWeixin()) {
    const picture = new URL('/share.png', url).href;
    (await weixin()).updateAppMessageShareData({
      title,
      desc: '',
      link: url,
      imgUrl: picture,
      success: () => toast.success(HOW_TO_SEND),
    });
  } else if ('share' in navigator) {
    // Closing the sheet is a choice, no failure.
    await navigator.share({ title, url }).catch(() => undefined);
  } else await copyText(url, COPIED);
}
