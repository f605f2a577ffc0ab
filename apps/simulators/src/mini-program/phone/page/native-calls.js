import * as pages from './pages.js';
import { chosenOrTyped, setting } from './settings.js';

/** Under which names pages speak of the calls whose native name is another. */
const SPOKEN = { preVerifyJSAPI: 'config', geoLocation: 'getLocation', imagePreview: 'previewImage' };
export const spokenName = (name) => SPOKEN[name] ?? name;

const MINI_PROGRAM = {
  navigateTo: ({ url }) => pages.navigateTo(url),
  redirectTo: ({ url }) => pages.redirectTo(url),
  reLaunch: ({ url }) => pages.reLaunch(url),
  switchTab: () => 'can not switch to no-tabBar page',
  navigateBack: ({ delta }) => pages.navigateBack(delta),
};

/** What needs no permission: everything else has to be in the list of a config whose signature was right. */
const FREE = ['preVerifyJSAPI', 'invokeMiniProgramAPI', 'checkJsApi', 'getNetworkType', 'closeWindow'];

const ok = (content = {}) => ({ ending: 'ok', ...content });

/** Each answers how it ended, and what it says beside that. */
const CALLS = {
  async preVerifyJSAPI(given, page) {
    const response = await fetch('/__phone/config', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...given, landing: page.landing, current: page.address() }),
    });
    const { problem, hint } = await response.json();
    if (problem) return { ending: problem, realAuthUrl: [page.landing], hint };
    for (const name of given.verifyJsApiList ?? []) page.permitted.add(name);
    return ok();
  },

  checkJsApi: ({ jsApiList = [] }) =>
    ok({ checkResult: Object.fromEntries(jsApiList.map((name) => [name, name in CALLS])) }),

  invokeMiniProgramAPI({ name, arg }, page, entry) {
    if (name === 'postMessage') {
      page.messages.push({ content: arg, entry });
      return { ending: 'ok', waits: '已收下，返回、关闭或转发时送达' };
    }
    const problem = MINI_PROGRAM[name] ? MINI_PROGRAM[name](arg) : 'function not exist';
    return problem ? { ending: `fail ${problem}` } : ok();
  },

  scanQRCode({ needResult }) {
    const text = chosenOrTyped('scan');
    if (setting('scan') === 'cancel') return { ending: 'cancel' };
    return ok(needResult ? { resultStr: JSON.stringify({ scan_code: { scan_result: text } }) } : {});
  },

  geoLocation() {
    if (setting('location') === 'refused') return { ending: 'cancel' };
    const [latitude, longitude] = setting('location').split(',').map(Number);
    return ok({ latitude, longitude, speed: -1, accuracy: 30 });
  },

  getNetworkType: () =>
    setting('network') === 'off' ? { ending: 'fail' } : ok({ networkType: 'wifi', subtype: 'wifi' }),

  updateAppMessageShareData({ title, desc, link, imgUrl }, page) {
    page.share = { title, desc, url: link, imgUrl };
    return ok();
  },

  updateTimelineShareData: () => ok(),
  openLocation: () => ok(),
  imagePreview: () => ok(),
  hideMenuItems: () => ok(),
  showMenuItems: () => ok(),
  hideOptionMenu: () => ok(),
  showOptionMenu: () => ok(),

  closeWindow() {
    pages.navigateBack();
    return ok();
  },

  /** What a page says that chooses its own size of letters. */
  setFontSizeCallback(_given, page) {
    page.handle.setTextSize(100);
    return ok();
  },
};

/** Answers a page as WeChat's app would. */
export async function answerNatively(name, given, page, entry) {
  const call = CALLS[name];
  if (!call) return { ending: 'function not exist' };
  const mayCall = FREE.includes(name) || name === 'setFontSizeCallback' || page.permitted.has(name);
  return mayCall ? call(given, page, entry) : { ending: 'permission denied' };
}
