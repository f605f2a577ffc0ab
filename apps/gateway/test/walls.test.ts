import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise, type IConfiguration, type ICruiseResult } from 'dependency-cruiser';
import { afterAll, expect, it } from 'vitest';

const { forbidden = [], options = {} }: IConfiguration = createRequire(import.meta.url)(
  '../../../.dependency-cruiser.cjs',
);

/** Who must not import whom: one import that breaks each rule. */
const BREACHES: Record<string, [from: string, to: string]> = {
  'no-cycles': ['packages/drawings/src/car.ts', 'packages/drawings/src/wheel.ts'],
  'domain-imports-nothing': ['packages/domain/src/orders.ts', 'packages/places/src/cities.ts'],
  'packages-import-domain-only': ['packages/contract/src/leads.ts', 'packages/drawings/src/car.ts'],
  'packages-import-no-app': ['packages/drawings/src/door.ts', 'apps/portal/app/shared/ui/button.tsx'],
  'apps-stay-apart': ['apps/portal/app/shared/call.ts', 'apps/gateway/src/http/serve.ts'],
  'no-tests-in-production': [
    'apps/gateway/src/http/errors.ts',
    'apps/gateway/src/features/leads/test-dealers.ts',
  ],
  'gateway-foundations-know-no-feature': [
    'apps/gateway/src/http/access.ts',
    'apps/gateway/src/features/leads/index.ts',
  ],
  'gateway-features-meet-at-faces': [
    'apps/gateway/src/features/orders/routes.ts',
    'apps/gateway/src/features/leads/leads.ts',
  ],
  'gateway-features-are-joined-outside': [
    'apps/gateway/src/features/orders/jobs.ts',
    'apps/gateway/src/join-features.ts',
  ],
  'gateway-insides-are-private': ['apps/gateway/src/server.ts', 'apps/gateway/src/features/leads/leads.ts'],
  'gateway-vendors-behind-ports': [
    'apps/gateway/src/features/orders/pay.ts',
    'apps/gateway/src/adapters/sms/aliyun.ts',
  ],
  'gateway-adapters-stay-apart': [
    'apps/gateway/src/adapters/dealers/http.ts',
    'apps/gateway/src/adapters/sms/aliyun.ts',
  ],
  'portal-arrows-run-one-way': ['apps/portal/app/features/leads/page.tsx', 'apps/portal/app/shell/bar.tsx'],
  'portal-shared-knows-no-feature': [
    'apps/portal/app/shared/session.ts',
    'apps/portal/app/features/leads/form.tsx',
  ],
  'portal-features-meet-at-faces': [
    'apps/portal/app/features/orders/page.tsx',
    'apps/portal/app/features/leads/form.tsx',
  ],
  'portal-shell-sees-faces': ['apps/portal/app/shell/footer.tsx', 'apps/portal/app/features/leads/form.tsx'],
  'portal-ui-stands-alone': ['apps/portal/app/shared/ui/price.tsx', 'apps/portal/app/shared/call.ts'],
  'journeys-use-the-portal-as-people-do': ['e2e/leads.test.ts', 'apps/portal/app/shared/ui/button.tsx'],
};

/** What the same rules allow. */
const ALLOWED: [from: string, to: string][] = [
  ['packages/drawings/src/car.ts', 'packages/drawings/src/wheel.ts'],
  ['packages/contract/src/news.ts', 'packages/domain/src/orders.ts'],
  ['apps/gateway/src/features/orders/orders.ts', 'apps/gateway/src/features/leads/index.ts'],
  ['apps/gateway/src/features/orders/read.ts', 'apps/gateway/src/features/leads/tables.ts'],
  ['apps/gateway/src/features/orders/send.ts', 'apps/gateway/src/adapters/sms/port.ts'],
  ['apps/gateway/src/features/leads/leads.api.test.ts', 'apps/gateway/src/features/orders/orders.ts'],
  ['apps/gateway/src/join-features.ts', 'apps/gateway/src/features/leads/index.ts'],
  ['apps/portal/app/shell/menu.tsx', 'apps/portal/app/features/leads/index.ts'],
  ['apps/portal/app/shell/dialogs/host.tsx', 'apps/portal/app/features/leads/form.tsx'],
  ['apps/portal/app/features/orders/list.tsx', 'apps/portal/app/features/leads/index.ts'],
];

const trees: string[] = [];
afterAll(() => Promise.all(trees.map((tree) => rm(tree, { recursive: true }))));

/** A small project in which these files import each other; types, which vanish when the code runs. */
async function plant(imports: readonly [from: string, to: string][]): Promise<string> {
  const tree = await mkdtemp(join(tmpdir(), 'cheyantong-walls-'));
  trees.push(tree);
  const write = async (path: string, text: string, flag: 'w' | 'a'): Promise<void> => {
    await mkdir(join(tree, dirname(path)), { recursive: true });
    await writeFile(join(tree, path), text, { flag });
  };
  for (const path of new Set(imports.flat())) await write(path, 'export interface Thing {}\n', 'w');
  for (const [from, to] of imports)
    await write(
      from,
      `import type { Thing as Other } from '${join('/', tree, to)}';\nexport type { Other };\n`,
      'a',
    );
  return tree;
}

async function breachesIn(imports: readonly [from: string, to: string][]): Promise<Set<string>> {
  const baseDir = await plant(imports);
  const { tsConfig: _, ...rules } = options;
  const folders = [...new Set(imports.flat().map((path) => path.split('/')[0] ?? ''))];
  const { output } = await cruise(folders, { ...rules, baseDir, validate: true, ruleSet: { forbidden } });
  const { violations } = (output as ICruiseResult).summary;
  return new Set(violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`));
}

it('every wall is tested, and each one stops who must not pass', async () => {
  expect(Object.keys(BREACHES).sort()).toEqual(forbidden.map(({ name }) => name).sort());
  const found = await breachesIn([
    ...Object.values(BREACHES),
    // A cycle takes two.
    ['packages/drawings/src/wheel.ts', 'packages/drawings/src/car.ts'],
  ]);
  for (const [rule, [from, to]] of Object.entries(BREACHES))
    expect(found).toContain(`${rule}: ${from} → ${to}`);
});

it('no wall stands where people have to pass', async () => {
  expect(await breachesIn(ALLOWED)).toEqual(new Set());
});
