import { createMiniPayment, issueMiniTicket, miniProgramLogin } from '@cheyantong/contract';
import type { FastifyReply } from 'fastify';
import { type Html, html } from '../../../page/html.ts';
import {
  type Choice,
  ENVIRONMENTS,
  LOCATIONS,
  NETWORKS,
  PEOPLE,
  SCANS,
  TEXT_SIZES,
  WIDTHS,
} from './choices.ts';

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self'",
  "frame-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ');

/** The gateway's calls that the mini-program's own pages use. */
const CALLS = {
  login: miniProgramLogin.path,
  ticket: issueMiniTicket.path,
  pay: createMiniPayment.path,
};

interface PhoneFacts {
  simulatorsUrl: string;
  client: { id: string; secret: string };
}

/** A tool that fills the window: the phone, what can be set about it, and what was asked of it. */
export function sendPhonePage(reply: FastifyReply, { simulatorsUrl, client }: PhoneFacts): FastifyReply {
  const credential = Buffer.from(`${client.id}:${client.secret}`).toString('base64');
  const builtWith = JSON.stringify({ calls: CALLS, client: `Basic ${credential}` });
  const page = html`<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>微信小程序 - 车研通服务模拟器</title>
<link rel="icon" href="/__simulators/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/__simulators/style.css">
<link rel="stylesheet" href="/__phone/phone.css">
<script src="/__phone/phone.js" type="module"></script>
</head>
<body>
<header class="bar">
  <div class="container">
    <a class="brand" href="${simulatorsUrl}"><img src="/__simulators/favicon.svg" alt="" width="28" height="28">车研通<span>服务模拟器</span></a>
    <a class="beside-mark" href="${simulatorsUrl}mini-program">微信接口与异常</a>
    <p class="mark">仅供演示与测试，不会联系真实服务商</p>
  </div>
</header>
<main class="container desk" aria-label="小程序模拟器">
  <h1 class="visually-hidden">微信小程序</h1>
  ${device(builtWith)}
  <div class="beside">
    ${settings}
    ${log}
  </div>
</main>
</body>
</html>`;
  return reply.type('text/html; charset=utf-8').header('content-security-policy', POLICY).send(page.text);
}

const SIGNS = html`<svg viewBox="0 0 66 12" width="66" height="12" aria-hidden="true">
<g fill="currentColor"><rect x="0" y="8" width="3" height="4" rx="1"/><rect x="5" y="5.5" width="3" height="6.5" rx="1"/><rect x="10" y="3" width="3" height="9" rx="1"/><rect x="15" y="0" width="3" height="12" rx="1"/>
<rect x="44" y="2.5" width="14" height="7" rx="1.5"/><rect x="62.5" y="4" width="1.5" height="4" rx=".75"/></g>
<g fill="none" stroke="currentColor"><rect x="42" y=".5" width="19" height="11" rx="3"/><path d="M24 4.5a8.5 8.5 0 0 1 12 0M26.3 7.2a5.2 5.2 0 0 1 7.4 0" stroke-width="1.6" stroke-linecap="round"/></g><circle cx="30" cy="10" r="1.4" fill="currentColor"/></svg>`;

const device = (builtWith: string): Html => html`
<section class="device" id="device" data-width="375" data-built-with="${builtWith}" aria-label="手机">
  <div class="status-bar"><span>9:41</span>${SIGNS}</div>
  <div class="title-bar">
    <button type="button" id="back" aria-label="返回" hidden><svg viewBox="0 0 12 20" width="12" height="20" aria-hidden="true"><path d="M10.5 1.5 2 10l8.5 8.5" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></svg></button>
    <p id="page-title"></p>
    <div class="capsule">
      <button type="button" id="more" aria-label="更多"><svg viewBox="0 0 20 6" width="20" height="6" aria-hidden="true"><circle cx="3" cy="3" r="2"/><circle cx="10" cy="3" r="3"/><circle cx="17" cy="3" r="2"/></svg></button>
      <button type="button" id="leave" aria-label="重新进入小程序"><svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true"><circle cx="10" cy="10" r="8" fill="none" stroke="currentColor" stroke-width="2"/><circle cx="10" cy="10" r="3.2"/></svg></button>
    </div>
  </div>
  <div class="screen" id="screen"></div>
  <div class="home-line" aria-hidden="true"></div>
  <dialog id="menu" class="sheet" aria-label="小程序菜单">
    <form method="dialog">
      <button value="share">转发给朋友</button>
      <button value="reload">刷新网页</button>
      <button value="enter">重新进入小程序</button>
      <button value="">取消</button>
    </form>
  </dialog>
</section>`;

const settings: Html = html`
<form class="card settings" id="settings" aria-label="手机设置">
  ${segments('width', '屏幕宽度', WIDTHS)}
  ${segments('text-size', '微信字体', TEXT_SIZES)}
  ${segments('environment', '网页', ENVIRONMENTS)}
  ${segments('network', '网络', NETWORKS)}
  ${select('person', '微信用户', PEOPLE)}
  ${select('scan', '扫一扫得到', SCANS)}
  ${select('location', '位置', LOCATIONS)}
  ${typed('person', '手机号', '13700000000')}
  ${typed('scan', '扫到的内容', '文字或链接')}
  <p class="address"><span>当前地址</span><output id="address"></output></p>
</form>`;

const log: Html = html`
<section class="card log" aria-labelledby="log-title">
  <div class="log-head"><h2 id="log-title">原生调用</h2><button type="button" class="quiet" id="clear-log">清空</button></div>
  <p class="log-empty" id="log-empty">还没有调用。网页用 JS-SDK 请求的每一件事，和小程序自己做的每一步，都记在这里。</p>
  <ol id="log" tabindex="0" aria-labelledby="log-title"></ol>
</section>`;

function segments(name: string, words: string, choices: readonly Choice[]): Html {
  return html`
<fieldset class="segments"><legend>${words}</legend><div>${choices.map(
    (choice, at) => html`
<label><input type="radio" name="${name}" value="${choice.value}"${at === 0 ? html` checked` : null}><span>${choice.words}</span></label>`,
  )}</div></fieldset>`;
}

function select(name: string, words: string, choices: readonly Choice[]): Html {
  return html`
<label class="field">${words}<select name="${name}">${choices.map(
    (choice) => html`<option value="${choice.value}">${choice.words}</option>`,
  )}</select></label>`;
}

function typed(beside: string, words: string, example: string): Html {
  return html`
<label class="field" data-typed-for="${beside}" hidden>${words}<input name="${beside}-typed" autocomplete="off" placeholder="${example}"></label>`;
}
