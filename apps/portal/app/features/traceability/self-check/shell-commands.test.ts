import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { partCode } from '@cheyantong/domain';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { signedChain } from '../../../../test/signed-chain.ts';
import { shellCommands } from './shell-commands.ts';

function hasTools(): boolean {
  try {
    execFileSync('sh', ['-c', 'command -v xxd && openssl version | grep -q "OpenSSL 3"']);
    return true;
  } catch {
    return false;
  }
}

describe.runIf(hasTools())('the commands shown beside a trace', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'trace-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const run = (commands: string) =>
    execFileSync('sh', ['-ec', commands], { cwd: folder, stdio: 'pipe' }).toString();

  it('verify the record, its way to the root and the root, and refuse another way', async () => {
    const { proof, rootKey } = await signedChain(partCode(2026, 1), ['recovery', 'dismantling', 'test']);
    const said = run(shellCommands(proof, [rootKey]));
    expect(said).toContain('与总摘要一致');
    expect(said.match(/Signature Verified Successfully/g)).toHaveLength(2);
    const published = proof.published && { ...proof.published, path: proof.published.path.toReversed() };
    expect(run(shellCommands({ ...proof, published }, [rootKey]))).toContain('与总摘要不符');
  });
});
