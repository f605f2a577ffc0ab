import { record } from './log.js';
import { setting } from './settings.js';

const screen = document.querySelector('#screen');
const title = document.querySelector('#page-title');
const backArrow = document.querySelector('#back');
const address = document.querySelector('#address');

/** The mini-program's pages, the one in sight last. */
const stack = [];
/** Native pages by their address; each draws itself into an element and answers its title. */
const natives = new Map();

const HOMES = { production: '/miniWebH5', development: '/miniWebH5Dev' };
const WEB = '/pages/web/web';

export const top = () => stack.at(-1);
export const pageOf = (view) => stack.find(({ frame }) => frame?.contentWindow === view);
export const webPages = () => stack.filter(({ frame }) => frame);

export const home = () => HOMES[setting('environment')];
export const registerNative = (address, draw) => natives.set(address, draw);

/** Opens an address of the mini-program above what is in sight; answers what is wrong with it, or nothing. */
export function navigateTo(url) {
  const { pathname, searchParams } = new URL(url, 'http://mini-program');
  if (pathname === WEB) push(webPage(searchParams.get('url')));
  else if (natives.has(pathname)) push(nativePage(pathname, Object.fromEntries(searchParams)));
  else return `page "${pathname.slice(1)}" is not found`;
  return undefined;
}

export function navigateBack(delta = 1) {
  if (stack.length === 1) return 'cannot navigate back at first page';
  for (let left = Math.min(delta, stack.length - 1); left > 0; left -= 1) close(stack.pop());
  show();
  return undefined;
}

export function reLaunch(url) {
  for (const page of stack.splice(0).reverse()) close(page);
  const problem = navigateTo(url);
  if (problem) navigateTo(WEB);
  return problem;
}

export function redirectTo(url) {
  close(stack.pop());
  const problem = navigateTo(url);
  if (problem) navigateTo(WEB);
  return problem;
}

export const enter = (address) => reLaunch(address ? `${WEB}?${new URLSearchParams({ url: address })}` : WEB);

/** Loads another address into the web-view below a native page, which closes. */
export function backToWebView(address) {
  navigateBack();
  const page = webPages().at(-1);
  record('小程序', 'web-view', { src: address }).answered('已打开');
  page.frame.src = address;
}

/** The arrow: back within the web-view as far as that goes, then back to the page below. */
export function goBack() {
  const { frame } = top();
  if (frame?.contentWindow.navigation?.canGoBack) frame.contentWindow.history.back();
  else navigateBack();
}

/** Messages arrive when the page goes or is shared, all at once. */
export function deliverMessages(page) {
  if (page.messages.length === 0) return;
  const data = page.messages.splice(0);
  record('小程序', 'bindmessage', { detail: { data: data.map(({ content }) => content) } }).answered(
    '已送达',
  );
  for (const { entry, content } of data) {
    entry.answered('已送达');
    if (content.share) page.share = content.share;
  }
}

export function show() {
  const page = top();
  for (const { element, handle } of stack) {
    element.hidden = element !== page.element;
    handle?.setCovered(element.hidden);
  }
  title.textContent = page.title;
  const { frame } = page;
  address.textContent = frame ? whereIs(frame) : page.address();
  backArrow.hidden = stack.length === 1 && !frame?.contentWindow?.navigation?.canGoBack;
}

function push(page) {
  stack.push(page);
  screen.append(page.element);
  show();
}

function close(page) {
  deliverMessages(page);
  page.element.remove();
}

function webPage(address) {
  const frame = document.createElement('iframe');
  frame.title = '网页视图';
  frame.allow = 'camera; clipboard-write';
  frame.src = ownAddress(address) ?? home();
  const page = { element: frame, frame, title: '', messages: [], permitted: new Set() };
  frame.addEventListener('load', () => {
    // A page that could not be had has no bridge to tell its title.
    page.title = frame.contentDocument.title;
    show();
  });
  return page;
}

const whereIs = ({ contentWindow }) => {
  const { pathname, search } = contentWindow.location;
  return pathname === 'blank' ? '' : pathname + search;
};

/** A web-view opens pages of its registered domain only. */
function ownAddress(address) {
  if (!address || !URL.canParse(address, location.origin)) return null;
  const { pathname, search } = new URL(address, location.origin);
  return pathname + search;
}

function nativePage(pathname, query) {
  const element = document.createElement('section');
  element.className = 'native';
  const title = natives.get(pathname)(element, query);
  return { element, frame: null, title, address: () => pathname, messages: [] };
}
