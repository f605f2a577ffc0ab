import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installFromDebian } from './debian.mjs';
import { say } from './project.mjs';

const KNOWN_PLACES = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The same engine without windows, tabs and menus of its own: a page costs a third less. */
const LIGHT_PLACES = [process.env.LIGHT_CHROMIUM_PATH, '/usr/bin/chromium-headless-shell'];

const firstThere = (places) => places.find((place) => place && existsSync(place));
const findChromium = () => firstThere(KNOWN_PLACES);
const hasChineseFont = () => spawnSync('fc-list', [':lang=zh-cn'], { encoding: 'utf8' }).stdout?.trim();

/** The browser journeys need a real Chromium and a Chinese font; on Debian as root they are fetched. */
function ensureChromium() {
  if (!findChromium() || (process.platform === 'linux' && !hasChineseFont()))
    installFromDebian('Chromium 与中文字体', ['chromium', 'fonts-noto-cjk']);
  return findChromium();
}

/** Saves time where it can be had; without it the whole browser does the same. */
function lightChromium() {
  if (!firstThere(LIGHT_PLACES)) installFromDebian('无窗口的 Chromium', ['chromium-headless-shell']);
  return firstThere(LIGHT_PLACES);
}

/** What needs Chromium is told where it is; without one it fails, and says what is missing. */
export const withChromium = () => {
  const chromium = ensureChromium();
  if (!chromium) {
    say(
      '缺少 Chromium：请安装 chromium 与一种中文字体（如 fonts-noto-cjk），或用 CHROMIUM_PATH 指明它的位置。',
    );
  }
  return chromium && { CHROMIUM_PATH: chromium, LIGHT_CHROMIUM_PATH: lightChromium() ?? chromium };
};
