import type { DataWords } from './command.ts';
import type { DataCommand } from './data-command.ts';
import type { Importer } from './importer.ts';

export const helpText = ({ importers, commands }: DataWords): string => `用法：
  npm run data -- import <种类> <文件>    导入 CSV 文件（UTF-8，首行为列名），可以是 .gz
${commands.map(describeCommand).join('')}  npm run data -- --help                 显示本说明

数据写入与服务相同的数据库（DATABASE_URL，未设置时为 DATA_DIR 中的内置数据库；使用内置数据库时请先停止服务）。
同一文件可以重复导入，不会产生重复数据。有问题的行会报告行号和原因并跳过，其余照常导入。

${importers.map(describeImporter).join('\n\n')}
`;

const describeCommand = ({ noun, verb, takes, meaning }: DataCommand): string =>
  `  npm run data -- ${[noun, verb, takes].filter(Boolean).join(' ').trimEnd().padEnd(22)}  ${meaning}\n`;

function describeImporter({ name, title, columns }: Importer): string {
  const width = Math.max(...columns.map((column) => column.name.length));
  const lines = columns.map(
    (column) => `  ${column.name.padEnd(width)}  ${column.required ? '必需  ' : '      '}${column.meaning}`,
  );
  return `${name}（${title}）的列：\n${lines.join('\n')}`;
}
