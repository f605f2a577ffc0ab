import { Lexer, Marked, type Tokens } from 'marked';
import type { Problem } from '../../../data/written/problem.ts';
import { drawChart } from './chart/draw-chart.ts';
import { type Chart, readChart } from './chart/read-chart.ts';
import { digestOf } from './digest.ts';
import type { Heading, StoredFile } from './file-parts.ts';
import { type Pointer, readOwnLink } from './own-link.ts';
import { plainText, safeHtml } from './safe-html.ts';

interface Source {
  file: string;
  body: string;
  /** Line of the file on which the body begins. */
  bodyLine: number;
}

interface Rendered {
  html: string;
  headings: Heading[];
  /** Charts, as pictures. */
  files: StoredFile[];
  /** Other files it points to, with the line. */
  pointers: (Pointer & { line: number })[];
  problems: Problem[];
}

const CAPTION = /^表：(.+)$/;

/** Markdown to the HTML of an article or a notice; whatever does not belong into one is a problem with its line. */
export function renderArticle({ file, body, bodyLine }: Source): Rendered {
  const rendered: Rendered = { html: '', headings: [], files: [], pointers: [], problems: [] };
  const lineOf = (raw: string): number =>
    bodyLine + body.slice(0, Math.max(0, body.indexOf(raw))).split('\n').length - 1;
  const refuse = (raw: string, sentence: string): string => {
    rendered.problems.push({ file, line: lineOf(raw), field: null, sentence });
    return '';
  };
  let tableCaption: string | null = null;

  const marked = new Marked({
    renderer: {
      heading({ depth, tokens }: Tokens.Heading) {
        const words = this.parser.parseInline(tokens);
        if (depth !== 2) return `<h3>${words}</h3>`;
        const anchor = `s${rendered.headings.length + 1}`;
        rendered.headings.push({ anchor, text: plainText(words) });
        return `<h2 id="${anchor}">${words}</h2>`;
      },
      paragraph({ tokens }: Tokens.Paragraph) {
        const words = this.parser.parseInline(tokens);
        const caption = CAPTION.exec(words)?.[1];
        if (caption === undefined) return `<p>${words}</p>`;
        tableCaption = caption;
        return '';
      },
      table({ header, rows, align }: Tokens.Table) {
        const aligned = (at: number) => (align[at] ? ` style="text-align:${align[at]}"` : '');
        const cells = (tag: 'th scope="col"' | 'td', row: Tokens.TableCell[]) =>
          row
            .map(
              ({ tokens }, at) =>
                `<${tag}${aligned(at)}>${this.parser.parseInline(tokens)}</${tag.slice(0, 2)}>`,
            )
            .join('');
        const caption = tableCaption === null ? '' : `<caption>${tableCaption}</caption>`;
        tableCaption = null;
        const body = rows.map((row) => `<tr>${cells('td', row)}</tr>`).join('');
        return `<div class="table"><table>${caption}<thead><tr>${cells('th scope="col"', header)}</tr></thead><tbody>${body}</tbody></table></div>`;
      },
      blockquote({ tokens }: Tokens.Blockquote) {
        return `<div class="note">${this.parser.parse(tokens)}</div>`;
      },
      code({ lang, text, raw }: Tokens.Code) {
        if (lang !== 'chart') return `<pre><code>${escaped(text)}</code></pre>`;
        const read = readChart(text);
        if ('problem' in read) return refuse(raw, `图表有误：${read.problem}`);
        const picture = chartPicture(read.chart);
        rendered.files.push(picture);
        return figure(read.chart, picture, this.parser.parseInline(Lexer.lexInline(read.chart.caption)));
      },
      link({ href, tokens, raw }: Tokens.Link) {
        const words = this.parser.parseInline(tokens);
        const link = readOwnLink(href);
        if ('problem' in link) return refuse(raw, link.problem);
        if (link.pointer) rendered.pointers.push({ ...link.pointer, line: lineOf(raw) });
        return `<a href="${link.address}">${words}</a>`;
      },
      image: ({ raw }: Tokens.Image) => refuse(raw, '图片请放在附件里，图表请用 chart 块'),
      html: ({ raw }: Tokens.HTML | Tokens.Tag) => refuse(raw, '正文里不能写 HTML'),
    },
  });
  rendered.html = safeHtml(marked.parse(body, { async: false }));
  return rendered;
}

const escaped = (text: string): string => text.replace(/[&<>]/g, (letter) => `&#${letter.charCodeAt(0)};`);

function chartPicture(chart: Chart): StoredFile {
  const content = Buffer.from(drawChart(chart));
  return { digest: digestOf(content), type: 'image/svg+xml', content };
}

/** The picture, what it shows in words, and the figures themselves for those who cannot see it. */
function figure(chart: Chart, { digest }: StoredFile, caption: string): string {
  const names = chart.series.map(({ name }) => name);
  const rows = chart.x
    .map((each, at) => {
      const cells = chart.series.map(({ values }) => `<td>${values[at] ?? '—'}</td>`).join('');
      return `<tr><th scope="row">${each}</th>${cells}</tr>`;
    })
    .join('');
  const head = [chart.xLabel ?? '', ...names].map((name) => `<th scope="col">${name}</th>`).join('');
  return [
    `<figure class="chart"><img src="/pictures/articles/${digest}.svg" alt="图表：${chart.unit}，${names.join('、')}" width="760" height="380" loading="lazy">`,
    `<figcaption>${caption}${chart.demo ? ' <span class="demo">演示数据</span>' : ''}</figcaption>`,
    `<details><summary>看数据</summary><div class="table"><table><thead><tr>${head}</tr></thead><tbody>${rows}</tbody></table></div></details></figure>`,
  ].join('');
}
