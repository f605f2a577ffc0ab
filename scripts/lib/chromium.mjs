import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installFromDebian } from './debian.mjs';

const KNOWN_PLACES = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const findChromium = () => KNOWN_PLACES.find((place) => place && existsSync(place));
const hasChineseFont = () => spawnSync('fc-list', [':lang=zh-cn'], { encoding: 'utf8' }).stdout?.trim();

/** The browser journeys need a real Chromium and a Chinese font; on Debian as root they are fetched. */
export function ensureChromium() {
  if (!findChromium() || (process.platform === 'linux' && !hasChineseFont()))
    installFromDebian('Chromium 与中文字体', ['chromium', 'fonts-noto-cjk']);
  return findChromium();
}
