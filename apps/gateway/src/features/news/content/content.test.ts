import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { problemInWords } from '../../../data/written/problem.ts';
import { readFolder } from './read-folder.ts';
import { safeHtml } from './safe-html.ts';

const HEAD = ['---', 'title: 一篇文章', 'category: testNotice', 'date: 2026-11-12 09:30', '---', ''].join(
  '\n',
);

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

async function folderWith(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'cheyantong-content-'));
  folders.push(folder);
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
    expect(articles?.[0]).toMatchObject({
      slug: 'first',
      title: '一篇文章',
      publishedAt: new Date('2026-11-12T09:30:00+08:00'),
      headings: [{ anchor: 's1', text: '怎么测' }],
    });
    expect(articles?.[0]?.contentHtml).toContain('<h2 id="s1">怎么测</h2>');
    expect(articles?.[0]?.contentHtml).toContain(
      '<div class="note"><p>注意：只看<strong>均值</strong>。</p>',
    );
    expect(articles?.[0]?.contentHtml).toContain('href="/information/tabs2/detail?id=other"');
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
    expect(articles?.[0]?.contentHtml).toContain(`/pictures/articles/${picture?.digest}.svg`);
    expect(articles?.[0]?.contentHtml).toContain('<th scope="row">-7</th><td>60</td>');
    expect(articles?.[0]?.contentHtml).toContain('<span class="demo">演示数据</span>');
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
    ['a missing title', HEAD.replace('title: 一篇文章\n', ''), /第 1 行，title：必须填写/],
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
      'a link to a page we do not have',
      `${HEAD}\n见[这里](/vehicleService/tyres?from=news)`,
      /第 7 行：链接 \/vehicleService\/tyres\?from=news：本站没有这个页面/,
    ],
    [
      'a missing attachment',
      HEAD.replace('---\n', '---\nattachments: [{ file: a.csv, name: 数据 }]\n'),
      /第 2 行，attachments：a\.csv 不存在/,
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

const PIECE = [
  ...['---', 'title: 怎么看', 'category: consumer', 'date: 2026-11-12 09:30', 'topic: winter'],
  ...['sources:', '  - { name: 一项标准, number: GB 1, checked: 2026-11-10 }'],
  ...['  - name: 另一篇', '    link: article:other', '    checked: 2026-11-10'],
  ...['questions:', '  - question: 冷不冷？', '    answer: 冷。'],
  ...['checklist:', '  title: 出发前', '  items: [看胎压, 带毯子]', '---', '正文。'],
].join('\n');

describe('a piece for consumers', () => {
  it('carries its topic, what it rests on, questions with answers and a list to go through', async () => {
    const { articles, problems } = await readFolder(
      await folderWith({ 'articles/a.md': PIECE, 'articles/other.md': `${HEAD}见[怎么看](consumer:a)。` }),
    );
    expect(problems).toEqual([]);
    expect(articles?.[0]).toMatchObject({
      topic: 'winter',
      sources: [
        { name: '一项标准', number: 'GB 1', address: null, checkedOn: '2026-11-10' },
        { name: '另一篇', number: null, address: '/information/tabs2/detail?id=other' },
      ],
      questions: [{ question: '冷不冷？', answer: '冷。' }],
      checklist: { title: '出发前', groups: [{ title: null, items: ['看胎压', '带毯子'] }] },
      words: expect.stringMatching(/正文.*冷不冷.*看胎压/),
    });
    expect(articles?.[1]).toMatchObject({ topic: null, sources: null, questions: null, checklist: null });
    expect(articles?.[1]?.contentHtml).toContain('href="/appraisal/tabs2/detail?id=a"');
  });

  it.each([
    [
      'a topic nobody knows',
      PIECE.replace('winter', 'spring'),
      /第 5 行，topic：应为 buying、battery、winter、children、assistance 之一/,
    ],
    ['no topic', PIECE.replace('topic: winter\n', ''), /第 1 行，topic：消费者资讯必须填写/],
    [
      'no questions',
      PIECE.replace(/questions:[\s\S]*answer: 冷。\n/, ''),
      /第 1 行，questions：消费者资讯必须填写/,
    ],
    [
      'a question without an answer',
      PIECE.replace('    answer: 冷。\n', ''),
      /第 12 行，questions 第 1 项 answer：必须填写/,
    ],
    [
      'a source nobody says when it was checked',
      PIECE.replace(', checked: 2026-11-10 }', ' }'),
      /第 7 行，sources 第 1 项 checked：必须填写/,
    ],
    [
      'a source checked on a day that does not exist',
      PIECE.replace('    checked: 2026-11-10', '    checked: 2026-02-30'),
      /第 10 行，sources 第 2 项 checked：应为日期/,
    ],
    [
      'a source with a field nobody knows',
      PIECE.replace('GB 1', 'GB 1, colour: red'),
      /第 7 行，sources 第 1 项 colour：没有这个字段/,
    ],
    [
      'a source on another site',
      PIECE.replace('article:other', 'https://example.com'),
      /第 6 行，sources：链接 https:\/\/example\.com 不是本站地址/,
    ],
    [
      'a source that is not there',
      PIECE.replace('article:other', 'article:nowhere'),
      /第 6 行，sources：链接的文章 nowhere 不存在/,
    ],
    [
      'a link to a piece under the name of an article',
      PIECE.replace('正文。', '见[本篇](article:a)。'),
      /第 18 行：链接的文章 a 不存在/,
    ],
    [
      'something to check that is named twice',
      PIECE.replace('带毯子', '看胎压'),
      /第 14 行，checklist：“看胎压”写了两次/,
    ],
    [
      'a list with nothing to check',
      PIECE.replace('  items: [看胎压, 带毯子]\n', ''),
      /checklist：items 与 groups 应写其中一个/,
    ],
  ])('names %s', async (_, text, sentence) => {
    expect(await problemsOf({ 'articles/a.md': text, 'articles/other.md': HEAD })).toEqual([
      expect.stringMatching(sentence),
    ]);
  });

  it('names what only a piece for consumers has a place for', async () => {
    expect(await problemsOf({ 'articles/a.md': headed(HEAD, 'topic: winter') })).toEqual([
      expect.stringMatching(/第 2 行，topic：只用于消费者资讯/),
    ]);
  });
});

const NOTICE = ['---', 'title: 一条公告', 'date: 2026-11-12 09:30', '---', '正文。'].join('\n');
const ADVERT = [
  ...['---', 'title: 一则广告', 'place: home', 'picture: suv-quarter-blue', 'target: /estimate', '---'],
  '一句话',
].join('\n');
const headed = (text: string, line: string) => text.replace('---\n', `---\n${line}\n`);

describe('a folder of notices and adverts', () => {
  it('is read into what is shown, where and when', async () => {
    const { notices, adverts, articles, problems } = await readFolder(
      await folderWith({
        'notices/a.md': headed(NOTICE, 'effective: 2026-12-01\nuntil: 2026-12-31\norder: 3\nplace: list'),
        'adverts/home/b.md': headed(ADVERT, 'from: 2026-11-01\nuntil: 2026-11-11 20:00'),
      }),
    );
    expect(problems).toEqual([]);
    expect(articles).toBeNull();
    expect(notices).toMatchObject([
      {
        slug: 'a',
        place: 'list',
        sort: 3,
        effectiveOn: '2026-12-01',
        startsAt: new Date('2026-11-12T09:30:00+08:00'),
        endsAt: new Date('2026-12-31T00:00:00+08:00'),
        content: expect.stringContaining('<p>正文。</p>'),
      },
    ]);
    expect(adverts).toMatchObject([
      {
        ...{ slug: 'b', subtitle: '一句话', type: 2, activityType: 1, redirectUrl: '/estimate' },
        imageUrl: '/pictures/cars/suv-quarter-blue-960.webp',
        startsAt: new Date('2026-11-01T00:00:00+08:00'),
        endsAt: new Date('2026-11-11T20:00:00+08:00'),
      },
    ]);
  });

  it.each([
    [
      'a notice dated after the day it takes effect',
      headed(NOTICE, 'effective: 2026-11-11'),
      /第 4 行，date：2026-11-12 晚于生效日 2026-11-11/,
    ],
    [
      'a notice shown only after the day it takes effect',
      headed(NOTICE, 'effective: 2026-11-12\nfrom: 2026-11-13'),
      /第 3 行，from：2026-11-13 晚于生效日 2026-11-12/,
    ],
    [
      'a notice that ends before it begins',
      headed(NOTICE, 'until: 2026-11-12 09:30'),
      /第 2 行，until：应晚于/,
    ],
    ['a notice shown before its date', headed(NOTICE, 'from: 2026-11-01'), /第 2 行，from：早于公告日期/],
    ['a place nobody knows', headed(NOTICE, 'place: door'), /第 2 行，place：应为 home、list 之一/],
    ['a level nobody knows', headed(NOTICE, 'level: X'), /第 2 行，level：应为 H、M、L 之一/],
    ['a notice without text', NOTICE.replace('正文。', ''), /第 5 行：公告没有正文/],
    [
      'a notice about an article that is not there',
      headed(NOTICE, 'article: nowhere'),
      /第 2 行，article：链接的文章 nowhere 不存在/,
    ],
    [
      'a notice that points to another that is not there',
      `${NOTICE}\n见[另一条](notice:nowhere)`,
      /第 6 行：链接的公告 nowhere 不存在/,
    ],
  ])('names %s', async (_, text, sentence) => {
    expect(await problemsOf({ 'notices/a.md': text })).toEqual([expect.stringMatching(sentence)]);
  });

  it.each([
    [
      'a place without adverts',
      ADVERT.replace('place: home', 'place: roof'),
      /第 3 行，place：应为 home、reusedParts/,
    ],
    ['no place at all', ADVERT.replace('place: home\n', ''), /第 1 行，place：必须填写/],
    [
      'a target that is no page of ours',
      ADVERT.replace('/estimate', '/bargains'),
      /第 5 行，target：链接 \/bargains：本站没有这个页面/,
    ],
    [
      'a target on another site',
      ADVERT.replace('/estimate', 'https://example.com'),
      /第 5 行，target：链接 https:\/\/example\.com 不是本站地址/,
    ],
    [
      'a target article that is not there',
      ADVERT.replace('/estimate', 'article:nowhere'),
      /第 5 行，target：链接的文章 nowhere 不存在/,
    ],
    [
      'a picture that is missing',
      ADVERT.replace('suv-quarter-blue', 'banner.webp'),
      /第 4 行，picture：pictures\/banner\.webp 不存在/,
    ],
    [
      'a drawing nobody can draw',
      ADVERT.replace('suv-quarter-blue', 'boat-quarter-blue'),
      /第 4 行，picture：没有画过 boat-quarter-blue/,
    ],
    [
      'a picture from elsewhere',
      ADVERT.replace('suv-quarter-blue', '../a.png'),
      /第 4 行，picture：\.\.\/a\.png 不在 pictures 文件夹里/,
    ],
    [
      'an end before the beginning',
      headed(ADVERT, 'from: 2026-11-02\nuntil: 2026-11-01'),
      /第 3 行，until：应晚于/,
    ],
    ['a text of two lines', `${ADVERT}\n又一行`, /第 7 行：标题下的说明应为一行/],
  ])('names an advert with %s', async (_, text, sentence) => {
    expect(await problemsOf({ 'adverts/a.md': text })).toEqual([expect.stringMatching(sentence)]);
  });

  it('takes a picture for what it holds, not for what it is called', async () => {
    const advert = ADVERT.replace('suv-quarter-blue', 'banner.png');
    expect(await problemsOf({ 'adverts/a.md': advert, 'pictures/banner.png': '<svg onload=x>' })).toEqual([
      'adverts/a.md 第 4 行，picture：banner.png 的内容不是 PNG 图片',
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
