// npm run scan -- injection [call …]: sqlmap over every parameter of every call, and over what we read of headers, on PostgreSQL.
import { stageForFuzz } from '../apps/gateway/test/fuzz/stage.ts';
import { openBait } from './injection/bait.ts';
import { headerRequests } from './injection/header-requests.ts';
import { requestsFor, type ScannedRequest } from './injection/requests.ts';
import { type Injected, tryInjections } from './injection/sqlmap.ts';
import { openSite } from './site.ts';

const AT_ONCE = 2;
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));

const site = await openSite();
const bait = await openBait(site.databaseUrl);
try {
  const found = (await tryInjections(bait.request)).findings;
  if (found.length === 0) throw new Error('sqlmap does not see a fault that is there');
  const book = await stageForFuzz(site);
  const requests = await requestsFor(site.port, book, wanted);
  if (wanted.length === 0) requests.push(...headerRequests(site.port, book));
  await scan(requests);
} finally {
  await bait.close();
  await site.close();
}

async function scan(requests: readonly ScannedRequest[]): Promise<void> {
  const results: [ScannedRequest, Injected][] = [];
  const queue = requests.values();
  const lanes = Array.from({ length: AT_ONCE }, async () => {
    for (const request of queue) {
      const injected = await tryInjections(request.text);
      results.push([request, injected]);
      const { findings, parameters, brokenOff } = injected;
      const note = brokenOff ? '，到时限为止' : '';
      console.log(`${findings.length > 0 ? '✗' : '✓'} ${request.name}：${parameters} 个参数${note}`);
      for (const finding of findings) console.log(`  ${finding}`);
    }
  });
  await Promise.all(lanes);
  const faults = results.flatMap(([, { findings }]) => findings).concat(site.log.faults);
  for (const fault of site.log.faults) console.log(`✗ ${fault}`);
  const parameters = results.reduce((all, [, each]) => all + each.parameters, 0);
  const answered = requests.filter(({ comesThrough }) => comesThrough).length;
  const late = results.filter(([, { brokenOff }]) => brokenOff).length;
  console.log(
    `注入：${requests.length} 个请求（${answered} 个原样可用），${parameters} 个参数，${late} 个到时限为止，${faults.length} 处问题。`,
  );
  process.exitCode = faults.length > 0 || !site.isAlive() ? 1 : 0;
}
