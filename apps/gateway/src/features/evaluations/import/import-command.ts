import type { DataCommand } from '../../../data/data-command.ts';
import { problemInWords } from '../../../data/written/problem.ts';
import { FACT_COLUMNS } from './columns.ts';
import { importWritten } from './import-written.ts';
import { readFiles } from './read-files.ts';

/** `npm run data -- evaluations FILE` */
export const importEvaluations: DataCommand = {
  noun: 'evaluations',
  verb: null,
  takes: '<文件>',
  meaning: '导入测评规程或结果（YAML，或一行一款的 CSV）：有一处问题就全部不导入，逐条说明',
  async run(db, [path, ...rest], screen) {
    const say = (line: string) => screen.write(`${line}\n`);
    if (!path || rest.length > 0) {
      say('用法：npm run data -- evaluations <文件>');
      say('CSV 除试验和修正项的代号外，有以下各列（几个读数以 / 分开，没有配备时写 未配备）：');
      for (const { name, required, meaning } of FACT_COLUMNS)
        say(`  ${name.padEnd(12)}${required ? '必需  ' : '      '}${meaning}`);
      return false;
    }
    const { problems, ...counts } = await importWritten(db, await readFiles([path]));
    for (const problem of problems) say(problemInWords(problem));
    if (problems.length > 0) say(`共 ${problems.length} 处问题，未作任何改动。`);
    else {
      const { editions, added, corrected, unchanged } = counts;
      say(`规程 ${editions}；测评：新增 ${added}，更正 ${corrected}，未变 ${unchanged}`);
    }
    return problems.length === 0;
  },
};
