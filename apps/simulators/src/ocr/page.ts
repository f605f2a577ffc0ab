import type { FastifyInstance } from 'fastify';
import { parseFault } from '../fault-book.ts';
import { sendPage } from '../page/document.ts';
import { type Html, html } from '../page/html.ts';
import { FAULT_MODES, type FaultMode, type OcrFault, type OcrFaultBook } from './faults.ts';

const WORDS: Record<FaultMode, { name: string; meaning: string }> = {
  none: { name: '正常', meaning: '读出样张上的内容' },
  unreadable: { name: '看不清', meaning: '图片里没有能识别的文字' },
  limit: { name: '限流', meaning: '请求过于频繁' },
  error: { name: '故障', meaning: '服务出错' },
  timeout: { name: '超时', meaning: '接通后一直没有应答' },
};
const VENDORS: Record<string, string> = { aliyun: '阿里云', tencent: '腾讯云' };

/** A page for people; tests post the same faults as JSON. */
export function registerOcrPage(app: FastifyInstance, faults: OcrFaultBook): void {
  app.get('/ocr', (_request, reply) =>
    sendPage(reply, { title: '证件识别', style: '/sms/sms.css', main: main(faults.list()) }),
  );

  app.get('/ocr/faults', () => faults.list());

  app.post('/ocr/faults', (request, reply) => {
    const fault = parseFault(request.body, { modes: FAULT_MODES, who: 'vendor' });
    if (!fault) {
      return reply
        .code(400)
        .send({ message: `mode: ${FAULT_MODES.join(' | ')}; vendor?: aliyun | tencent; times?: 1, 2, …` });
    }
    faults.set(fault);
    const fromForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded');
    return fromForm ? reply.redirect('/ocr', 303) : reply.send(faults.list());
  });
}

const main = (faults: readonly OcrFault[]): Html => html`
<nav class="crumbs" aria-label="面包屑"><a href="/">服务模拟器</a><span aria-hidden="true">/</span>证件识别</nav>
<h1>证件识别</h1>
<div class="columns">
  <section class="card" aria-label="说明">
    <p>设置 OCR_PROVIDER=aliyun 或 tencent 后，门户把上传的证件图片发到这里；默认使用内置识别引擎，不经过这里。</p>
  </section>
  <aside class="card faults" aria-labelledby="faults-title">
    <h2 id="faults-title">异常模拟</h2>
    ${faults.length === 0 ? html`<p class="calm">当前全部正常</p>` : html`<ul class="active">${faults.map(activeFault)}</ul>`}
    <form method="post" action="/ocr/faults">
      <fieldset>
        <legend>接下来的识别</legend>
        ${FAULT_MODES.map(choice)}
      </fieldset>
      <label>次数<input name="times" inputmode="numeric" maxlength="3" pattern="[1-9][0-9]*" placeholder="一直有效"></label>
      <button class="primary wide">应用</button>
    </form>
  </aside>
</div>`;

const activeFault = ({ mode, vendor, times }: OcrFault): Html =>
  html`<li><span><strong>${WORDS[mode].name}</strong>${VENDORS[vendor ?? ''] ?? '全部'}，${times ? `还有 ${times} 次` : '一直有效'}</span></li>`;

const choice = (mode: FaultMode): Html => html`
<label class="choice">
  <input type="radio" name="mode" value="${mode}"${mode === 'none' ? html` checked` : null}>
  <span>${WORDS[mode].name}<small>${WORDS[mode].meaning}</small></span>
</label>`;
