import type { DataCommand } from '../../../data/data-command.ts';
import { problemInWords } from '../../../data/written/problem.ts';
import { applyPlan } from './apply-plan.ts';
import { type PartPlan, type Plan, planSync } from './plan.ts';
import { readFolder } from './read-folder.ts';

const DRY_RUN = 'plan';
const PARTS: Record<keyof Plan, string> = { articles: '文章', notices: '公告', adverts: '广告' };

/** `npm run data -- content sync DIR [plan]` */
export const syncContent: DataCommand = {
  noun: 'content',
  verb: 'sync',
  takes: '<文件夹> [plan]',
  meaning: '让网站上的文章、公告和广告与文件夹一致：先列出新增、修改和撤回，再一次完成；加 plan 时只列出',
  async run(db, [folder, mode], screen) {
    const say = (line: string) => screen.write(`${line}\n`);
    if (!folder || (mode !== undefined && mode !== DRY_RUN)) {
      say('用法：npm run data -- content sync <文件夹> [plan]');
      return false;
    }
    const read = await readFolder(folder);
    if (!read.articles && !read.notices && !read.adverts) {
      say(`${folder} 里没有 articles、notices 或 adverts 文件夹`);
      return false;
    }
    if (read.problems.length > 0) {
      for (const problem of read.problems) say(problemInWords(problem));
      say(`共 ${read.problems.length} 处问题，未作任何改动。`);
      return false;
    }
    const plan = await planSync(db, read);
    for (const line of inWords(plan)) say(line);
    if (read.drafts > 0) say(`草稿 ${read.drafts} 篇，未发布`);
    if (mode === DRY_RUN) return true;
    await applyPlan(db, plan, read.files);
    say('已完成。');
    return true;
  },
};

function inWords(plan: Plan): string[] {
  return (Object.keys(PARTS) as (keyof Plan)[]).flatMap((part) => {
    const planned = plan[part];
    return planned ? partInWords(PARTS[part], planned) : [`${PARTS[part]}：文件夹里没有，保持不变`];
  });
}

function partInWords(part: string, { added, changed, withdrawn, unchanged }: PartPlan): string[] {
  const listed = (word: string, items: readonly { slug: string; title: string }[]) =>
    items.map(({ slug, title }) => `${part} ${word} ${slug} ${title}`);
  return [
    ...listed('新增', added),
    ...listed('修改', changed),
    ...listed('撤回', withdrawn),
    `${part}：新增 ${added.length}，修改 ${changed.length}，撤回 ${withdrawn.length}，未变 ${unchanged}`,
  ];
}
