import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { DataCommand } from '../../../data/data-command.ts';
import { applyPlan } from './apply-plan.ts';
import { problemInWords } from './article-text.ts';
import { type Plan, planSync } from './plan.ts';
import { readFolder } from './read-folder.ts';

const DRY_RUN = 'plan';

/** `npm run data -- content sync DIR [plan]` */
export const syncContent: DataCommand = {
  noun: 'content',
  verb: 'sync',
  takes: '<文件夹> [plan]',
  meaning: '让网站上的文章与文件夹一致：先列出新增、修改和撤回，再一次完成；加 plan 时只列出',
  async run(db, [folder, mode], screen) {
    const say = (line: string) => screen.write(`${line}\n`);
    if (!folder || (mode !== undefined && mode !== DRY_RUN)) {
      say('用法：npm run data -- content sync <文件夹> [plan]');
      return false;
    }
    if (!(await isFolder(join(folder, 'articles')))) {
      say(`${folder} 里没有 articles 文件夹`);
      return false;
    }
    const { articles, files, drafts, problems } = await readFolder(folder);
    if (problems.length > 0) {
      for (const problem of problems) say(problemInWords(problem));
      say(`共 ${problems.length} 处问题，未作任何改动。`);
      return false;
    }
    const plan = await planSync(db, articles);
    for (const line of inWords(plan)) say(line);
    if (drafts > 0) say(`草稿 ${drafts} 篇，未发布`);
    if (mode === DRY_RUN) return true;
    await applyPlan(db, plan, files);
    say('已完成。');
    return true;
  },
};

const isFolder = (path: string): Promise<boolean> =>
  stat(path).then(
    (facts) => facts.isDirectory(),
    () => false,
  );

function inWords({ added, changed, withdrawn, unchanged }: Plan): string[] {
  const listed = (word: string, items: readonly { slug: string; title: string }[]) =>
    items.map(({ slug, title }) => `${word} ${slug} ${title}`);
  return [
    ...listed('新增', added),
    ...listed('修改', changed),
    ...listed('撤回', withdrawn),
    `新增 ${added.length}，修改 ${changed.length}，撤回 ${withdrawn.length}，未变 ${unchanged}`,
  ];
}
