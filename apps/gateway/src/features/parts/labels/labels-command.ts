import { writeFile } from 'node:fs/promises';
import { PART_CONDITIONS, PART_GRADES } from '@cheyantong/domain';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { DataCommand } from '../../../data/data-command.ts';
import type { DbHandle } from '../../../db/handle.ts';
import { dealers } from '../../dealers/tables.ts';
import { dismantlers, parts } from '../tables.ts';
import type { PartLabel } from './print-labels.ts';

/** `npm run data -- parts labels SUPPLIER [FILE]`: what a supplier sticks on its parts. */
export const labelsCommand: DataCommand = {
  noun: 'parts',
  verb: 'labels',
  takes: '<供应商> [文件]',
  meaning: '为供应商在售的件打印溯源标签（PDF，A4 每页 14 张）',
  async run(db, [supplier, file = 'labels.pdf', ...rest], screen, { publicUrl }) {
    if (!supplier || rest.length > 0) {
      screen.write('应为 npm run data -- parts labels <供应商> [文件]\n');
      return false;
    }
    const labels = await labelsOf(db, supplier, publicUrl);
    if (labels.length === 0) {
      screen.write(`供应商「${supplier}」没有带溯源码的在售件\n`);
      return false;
    }
    // A server knows this command, too, and never prints.
    const { printLabels } = await import('./print-labels.ts');
    await writeFile(file, await printLabels(supplier, labels));
    screen.write(`${file}：${labels.length} 张标签\n`);
    return true;
  },
};

async function labelsOf(db: DbHandle, supplier: string, publicUrl: string): Promise<PartLabel[]> {
  const rows = await db
    .select({ part: parts, dismantler: dismantlers.name })
    .from(parts)
    .innerJoin(dealers, eq(dealers.id, parts.supplierId))
    .leftJoin(dismantlers, eq(dismantlers.id, parts.dismantlerId))
    .where(and(eq(dealers.name, supplier), eq(parts.status, 'onSale'), isNotNull(parts.traceCode)))
    .orderBy(asc(parts.id));
  return rows.flatMap(({ part, dismantler }) =>
    part.traceCode
      ? [labelOf({ ...part, traceCode: part.traceCode }, dismantler ?? supplier, publicUrl)]
      : [],
  );
}

const labelOf = (
  part: typeof parts.$inferSelect & { traceCode: string },
  source: string,
  publicUrl: string,
): PartLabel => ({
  legal: PART_CONDITIONS[part.condition].label,
  name: part.name,
  oeNo: part.oeNo,
  grade: part.grade && PART_GRADES[part.grade].label,
  traceCode: part.traceCode,
  traceUrl: `${publicUrl}/traceability/detail?code=${encodeURIComponent(part.traceCode)}`,
  source,
});
