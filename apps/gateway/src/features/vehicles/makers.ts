import { readFileSync } from 'node:fs';

export interface Maker {
  name: string;
  brands: readonly string[];
}

/** Published world manufacturer codes: reference data that every installation uses, with or without demonstration content. */
const MAKERS_FILE = new URL('../../../demo/catalogue/makers-wmi.csv', import.meta.url);

let makers: ReadonlyMap<string, Maker> | undefined;

export function makerByWmi(wmi: string): Maker | undefined {
  makers ??= readMakers();
  return makers.get(wmi);
}

/** The file is ours: three plain columns, nothing quoted. */
function readMakers(): Map<string, Maker> {
  const [, ...lines] = readFileSync(MAKERS_FILE, 'utf8').trim().split('\n');
  return new Map(
    lines.map((line) => {
      const [wmi = '', name = '', brands = ''] = line.split(',');
      return [wmi, { name, brands: brands.split('|') }];
    }),
  );
}
