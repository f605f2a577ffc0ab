import './login-page.js';
import './pay-page.js';
import { clearLog, record } from './log.js';
import { answerNatively, spokenName } from './native-calls.js';
import * as pages from './pages.js';
import { onSetting, setting } from './settings.js';

const device = document.querySelector('#device');
const menu = document.querySelector('#menu');

/** What every page's bridge finds around it. */
window.phone = {
  isOnline: () => setting('network') !== 'off',

  pageOpened(view, handle) {
    const page = pages.pageOf(view);
    page.handle = handle;
    page.landing = view.location.href.split('#')[0];
    page.address = () => view.location.href.split('#')[0];
    page.permitted.clear();
    delete page.share;
    view.navigation?.addEventListener('currententrychange', pages.show);
    return {
      textSize: () => setting('text-size'),
      titled(title) {
        page.title = title;
        pages.show();
      },
      async invoke(name, text) {
        const given = JSON.parse(text);
        const isMiniProgram = name === 'invokeMiniProgramAPI';
        const spoken = isMiniProgram ? `miniProgram.${given.name}` : spokenName(name);
        const entry = record('网页', spoken, shown(name, given));
        const { ending, hint, waits, ...content } = await answerNatively(name, given, page, entry);
        const answer = { errMsg: `${isMiniProgram ? given.name : spoken}:${ending}`, ...content };
        if (waits) entry.waits(waits);
        else entry.answered(hint ? { ...answer, 提示: hint } : answer, { isFailure: ending !== 'ok' });
        return JSON.stringify(answer);
      },
    };
  },
};

/** Without what the library adds to every call: the proof of the config. */
function shown(name, given) {
  if (name === 'preVerifyJSAPI') return given;
  if (name === 'invokeMiniProgramAPI') return given.arg;
  return Object.fromEntries(
    Object.entries(given).filter(([key]) => key !== 'appId' && !key.startsWith('verify')),
  );
}

const tellProxy = (network) => cookieStore.set('__phone_network', network);

function share() {
  const page = pages.webPages().at(-1);
  pages.deliverMessages(page);
  const { share: card = { title: page.title, url: page.address() } } = page;
  record('小程序', 'onShareAppMessage', { webViewUrl: page.address() }).answered(card);
}

onSetting('width', (width) => {
  device.dataset.width = width;
});
onSetting('environment', () => pages.enter());
onSetting('text-size', (percent) => {
  for (const { handle } of pages.webPages()) {
    handle?.setTextSize(percent);
    handle?.emit('menu:setfont', { fontSize: { 100: 2, 125: 3, 150: 4 }[percent] });
  }
});
onSetting('network', async (network) => {
  await tellProxy(network);
  const isOff = network === 'off';
  for (const { frame } of pages.webPages())
    frame.contentWindow.dispatchEvent(new Event(isOff ? 'offline' : 'online'));
});

document.querySelector('#back').addEventListener('click', pages.goBack);
document.querySelector('#clear-log').addEventListener('click', clearLog);
document.querySelector('#more').addEventListener('click', () => menu.show());
document.querySelector('#leave').addEventListener('click', () => pages.enter());
menu.addEventListener('close', () => {
  if (menu.returnValue === 'share') share();
  if (menu.returnValue === 'reload') pages.webPages().at(-1).frame.contentWindow.location.reload();
  if (menu.returnValue === 'enter') pages.enter();
  menu.returnValue = '';
});

await tellProxy(setting('network'));
device.dataset.width = setting('width');
pages.enter(new URLSearchParams(location.search).get('open'));
