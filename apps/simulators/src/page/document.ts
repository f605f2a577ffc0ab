import type { FastifyReply } from 'fastify';
import { type Html, html } from './html.ts';

const TYPE = 'text/html; charset=utf-8';

interface Page {
  title: string;
  main: Html;
  /** Paths of what only this page needs. */
  style?: string;
  script?: string;
}

/** The frame that all simulators' pages share. */
export function sendPage(reply: FastifyReply, { title, main, style, script }: Page): FastifyReply {
  const document = html`<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} - 车研通服务模拟器</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/style.css">
${style ? html`<link rel="stylesheet" href="${style}">` : null}
${script ? html`<script src="${script}" defer></script>` : null}
</head>
<body>
<header class="bar">
  <div class="container">
    <a class="brand" href="/"><img src="/favicon.svg" alt="" width="28" height="28">车研通<span>服务模拟器</span></a>
    <p class="mark">仅供演示与测试，不会联系真实服务商</p>
  </div>
</header>
<main class="container">${main}</main>
</body>
</html>`;
  return reply.type(TYPE).send(document.text);
}

/** A piece of a page, for a script that puts it in. */
export const sendPart = (reply: FastifyReply, part: Html): FastifyReply => reply.type(TYPE).send(part.text);
