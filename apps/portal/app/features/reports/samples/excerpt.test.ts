import { SERVICE_NAMES } from '@cheyantong/domain';
import { expect, it } from 'vitest';
import { excerptOf } from './excerpt.ts';
import { loadSample } from './sample-query.ts';

it('the excerpts on the order pages are pieces of the samples they lead to (`vitest -u` writes them)', async () => {
  const samples = await Promise.all(SERVICE_NAMES.map(loadSample));
  const excerpts = samples.map((read) => [read.service, excerptOf(read)]);
  await expect(`${JSON.stringify(Object.fromEntries(excerpts), null, 2)}\n`).toMatchFileSnapshot(
    './excerpts.json',
  );
});

it('nothing on record is no good news', async () => {
  const { rows } = excerptOf(await loadSample('accident'));
  expect(rows.filter(({ finding }) => finding === '无记录').map(({ judgement }) => judgement)).toEqual([
    'none',
    'none',
  ]);
});
