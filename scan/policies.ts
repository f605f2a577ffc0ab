// npm run scan -- policies: the policy of every page and of every other kind of answer, read by Google's CSP evaluator.
import { Version } from 'csp_evaluator/dist/csp.js';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { type Finding, Severity, Type } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { PAGES } from '../apps/portal/app/pages.ts';
import { openSite } from './site.ts';

/** A page that is made of an answer, a fault, a document about us, a worker, a call, a list for search engines, a picture. */
const OTHER_ADDRESSES = [
  '/search?keywords=x',
  '/nobody/knows/this',
  '/metrics',
  '/api/docs',
  '/api/docs/json',
  '/api/nothing/here',
  '/api/vehicle-boot/api/v1/area/list/0',
  '/sw.js',
  '/robots.txt',
  '/sitemap.xml',
  '/rss.xml',
  '/pictures/nobody',
  '/home.data',
];

/**
 * Said of every policy that trusts its own origin. Nothing of ours answers with a script somebody else wrote: uploads are sent as
 * attachments under a policy of their own, answers of calls as JSON that no browser runs.
 */
const isAboutOurOwnFiles = ({ type, value }: Finding): boolean =>
  type === Type.SCRIPT_ALLOWLIST_BYPASS && value === "'self'";

const STRANGER = { accept: 'text/html', 'x-forwarded-for': '203.0.113.7' };

const site = await openSite();
try {
  const addresses = [...Object.values(PAGES).map(({ path }) => path), ...OTHER_ADDRESSES];
  const faults: string[] = [];
  for (const address of addresses) faults.push(...(await faultsOf(address)));
  for (const fault of faults) console.log(`✗ ${fault}`);
  console.log(`策略：${addresses.length} 个地址，${faults.length} 处问题。`);
  process.exitCode = faults.length > 0 ? 1 : 0;
} finally {
  await site.close();
}

async function faultsOf(address: string): Promise<string[]> {
  const answer = await fetch(`${site.serverUrl}${address}`, { headers: STRANGER, redirect: 'manual' });
  const policy = answer.headers.get('content-security-policy');
  if (!policy) return [`${address}: no policy`];
  return new CspEvaluator(new CspParser(policy).csp, Version.CSP3)
    .evaluate()
    .filter(({ severity }) => severity <= Severity.MEDIUM_MAYBE)
    .filter((finding) => !isAboutOurOwnFiles(finding) && !isSimulatedCashier(finding))
    .map(
      ({ severity, directive, description }) =>
        `${address}: ${Severity[severity]} ${directive}: ${description}`,
    );
}

/** It stands on this machine and has no certificate; the vendor's own does. */
function isSimulatedCashier({ type, value }: Finding): boolean {
  return type === Type.SRC_HTTP && value === site.simulatorsUrl;
}
