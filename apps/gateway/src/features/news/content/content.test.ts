import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { problemInWords } from './article-text.ts';
import { readFolder } from './read-folder.ts';
import { safeHtml } from './safe-html.ts';

const HEAD = ['---', 'title: 一篇文章', 'category: testNotice', 'date: 2026-11-12 09:30', '---', ''].join(
  '\n',
);

async function folderWith(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'cheyantong-content-'));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  return folder;
}

const problemsOf = async (files: Record<string, string>) =>
  (await readFolder(await folderWith(files))).problems.map(problemInWords);

describe('a folder of articles', () => {
  it('is read into what readers see', async () => {
    const body = ['开头。', '', '## 怎么测', '', '> 注意：只看**均值**。', '', '见[另一篇](article:other)。'];
    const { articles, problems } = await readFolder(
      await folderWith({
        'articles/a/first.md': HEAD + body.join('\n'),
        'articles/other.md': `${HEAD}另一篇。`,
      }),
    );
    expect(problems).toEqual([]);
    expect(articles[0]).toMatchObject({
      slug: 'first',
      title: '一篇文章',
      publishedAt: new Date('2026-11-12T09:30:00+08:00'),
      headings: [{ anchor: 's1', text: '怎么测' }],
    });
    expect(articles[0]?.contentHtml).toContain('<h2 id="s1">怎么测</h2>');
    expect(articles[0]?.contentHtml).toContain('<div class="note"><p>注意：只看<strong>均值</strong>。</p>');
    expect(articles[0]?.contentHtml).toContain('href="/information/tabs2/detail?id=other"');
  });

  it('turns a chart into a picture, with its figures for those who cannot see it', async () => {
    const chart = [
      ...['```chart', 'type: line', 'unit: 保持率，%', 'x: [-7, 23]', 'series:'],
      ...['  - { name: 开暖风, values: [60, 100] }', 'caption: "**冷了就少。**"', 'demo: true', '```'],
    ];
    const { articles, files } = await readFolder(
      await folderWith({ 'articles/a.md': HEAD + chart.join('\n') }),
    );
    const picture = files[0];
    expect(Buffer.from(picture?.content ?? []).toString()).toContain('<svg');
    expect(articles[0]?.contentHtml).toContain(`/pictures/articles/${picture?.digest}.svg`);
    expect(articles[0]?.contentHtml).toContain('<th scope="row">-7</th><td>60</td>');
    expect(articles[0]?.contentHtml).toContain('<span class="demo">演示数据</span>');
  });

  it('keeps a draft to itself', async () => {
    const { articles, drafts } = await readFolder(
      await folderWith({ 'articles/a.md': HEAD.replace('---\n', '---\ndraft: true\n') }),
    );
    expect({ articles, drafts }).toEqual({ articles: [], drafts: 1 });
  });

  it.each([
    [
      'a category that does not exist',
      HEAD.replace('testNotice', 'gossip'),
      /第 3 行，category：应为 platformRelease/,
    ],
    ['a day that does not exist', HEAD.replace('2026-11-12', '2026-02-30'), /第 4 行，date：应为日期/],
    ['a missing title', HEAD.replace('title: 一篇文章\n', ''), /，title：/],
    ['a field nobody knows', HEAD.replace('---\n', '---\ncolour: red\n'), /第 2 行，colour：没有这个字段/],
    ['head that is no YAML', HEAD.replace('一篇文章', '"一篇'), /不是有效的 YAML/],
    ['no head at all', '只有正文', /应以 --- 之间的信息开头/],
    [
      'a link to an article that is not there',
      `${HEAD}\n见[这篇](article:nowhere)`,
      /第 7 行：链接的文章 nowhere 不存在/,
    ],
    ['a link to another site', `${HEAD}见[这里](https://example.com)`, /不是本站地址/],
    [
      'a missing attachment',
      HEAD.replace('---\n', '---\nattachments: [{ file: a.csv, name: 数据 }]\n'),
      /attachments：a\.csv 不存在/,
    ],
    [
      'an attachment from elsewhere',
      HEAD.replace('---\n', '---\nattachments: [{ file: ../a.csv, name: 数据 }]\n'),
      /不在 attachments 文件夹里/,
    ],
    [
      'an attachment that could run',
      HEAD.replace('---\n', '---\nattachments: [{ file: a.html, name: 数据 }]\n'),
      /不能作为附件/,
    ],
    ['HTML in the text', `${HEAD}<script>alert(1)</script>`, /第 6 行：正文里不能写 HTML/],
    [
      'a chart whose figures do not match',
      `${HEAD}\`\`\`chart\ntype: bar\nunit: 个\nx: [a, b]\nseries: [{ name: 甲, values: [1] }]\ncaption: 图\n\`\`\``,
      /“甲”有 1 个数，x 有 2 项/,
    ],
  ])('names %s, with file and line', async (_, text, sentence) => {
    expect(await problemsOf({ 'articles/a.md': text })).toEqual([expect.stringMatching(sentence)]);
  });

  it('refuses two files of one name', async () => {
    expect(await problemsOf({ 'articles/a/x.md': HEAD, 'articles/b/x.md': HEAD })).toEqual([
      'articles/b/x.md 第 1 行：与 articles/a/x.md 同名',
    ]);
  });
});

describe('safe HTML', () => {
  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href="//elsewhere.example/x">x</a>',
    '<iframe src="/x"></iframe>',
    '<svg onload=alert(1)></svg>',
    '<form action="/x"><input></form>',
    '<p style="position:fixed">x</p>',
    '<math><mi xlink:href="data:x">x</mi></math>',
  ])('leaves nothing of %s that could run', (html) => {
    expect(safeHtml(html)).not.toMatch(
      /script|onerror|onload|javascript|elsewhere|iframe|form|position|xlink|data:/,
    );
  });
});
