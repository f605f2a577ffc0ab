import type { TraceNode, TraceProof } from '@cheyantong/contract';
import { TRACE_EVENTS, type TraceEventKind } from '@cheyantong/domain';
import {
  digestOf,
  eventText,
  inclusionPath,
  keyIdOf,
  keysDigest,
  leafDigest,
  leafText,
  statementText,
  treeRoot,
} from '@cheyantong/trace-chain';

/** A chain that was really signed, with the root that holds it: what the gateway hands over for a check. */
export interface SignedChain {
  proof: TraceProof;
  nodes: TraceNode[];
  rootKey: Key;
}

type Key = Awaited<ReturnType<typeof newKey>>['published'];

export async function signedChain(code: string, kinds: readonly TraceEventKind[]): Promise<SignedChain> {
  const actor = await newKey('actor-01');
  const platform = await newKey('platform');
  const events: TraceProof['events'] = [];
  const nodes: TraceNode[] = [];
  for (const [at, kind] of kinds.entries()) {
    const day = `2026-0${at + 1}-12`;
    const text = eventText({
      v: 1,
      code,
      seq: at + 1,
      kind,
      actor: 'actor-01',
      place: '天津市',
      time: `${day}T10:24:00+08:00`,
      signedAt: `${day}T10:30:00+08:00`,
      facts: { remark: `step ${at + 1}` },
      sealed: null,
      previous: events.at(-1)?.hash ?? null,
    });
    const hash = digestOf(text);
    events.push({ text, hash, signature: await actor.sign(text), keyId: actor.published.keyId });
    nodes.push({
      nodeType: kind,
      nodeName: TRACE_EVENTS[kind].label,
      time: `${day} 10:24:00`,
      enterprise: '示例企业（演示）',
      location: '天津市',
      remark: null,
      images: [],
      seq: at + 1,
      facts: [{ name: '方式', value: '无损拆卸' }],
      tests:
        kind === 'test' ? [{ item: '外观', limit: '划痕 ≤ 3 cm', measured: '1.4 cm', passed: true }] : [],
      signer: '检测员 T-0186',
      keyId: actor.published.keyId,
      hash,
      problem: null,
    });
  }
  const length = events.length;
  const { since: _since, ...actorKey } = { ...actor.published, actor: 'actor-01' };
  const leaves = ['other 1 a', leafText({ code, length, head: events.at(-1)?.hash ?? '' }), 'other 2 b'].map(
    leafDigest,
  );
  const statement = statementText({
    v: 1,
    day: '2026-11-11',
    size: leaves.length,
    root: treeRoot(leaves),
    previous: null,
    keys: keysDigest([{ ...actorKey, from: '2020-01-01T00:00:00+08:00', revokedAt: null }]),
    issuedAt: '2026-11-12T00:30:00+08:00',
  });
  const root = {
    day: '2026-11-11',
    statement,
    signature: await platform.sign(statement),
    keyId: platform.published.keyId,
  };
  return {
    nodes,
    rootKey: platform.published,
    proof: {
      traceCode: code,
      events,
      keys: [{ ...actor.published, actor: 'actor-01', enterprise: '示例企业（演示）', revokedTime: null }],
      published: { root, length, index: 1, size: leaves.length, path: inclusionPath(leaves, 1) },
    },
  };
}

async function newKey(name: string) {
  const pair = await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify']);
  const spki = new Uint8Array(await crypto.subtle.exportKey('spki', pair.publicKey));
  const publicKey = `-----BEGIN PUBLIC KEY-----\n${toBase64(spki)}\n-----END PUBLIC KEY-----\n`;
  const algorithm = 'Ed25519' as const;
  const keyId = keyIdOf({ algorithm, publicKey }) ?? name;
  return {
    published: { keyId, algorithm, publicKey, since: '2020-01-01 00:00:00' },
    sign: async (text: string) =>
      toBase64(
        new Uint8Array(await crypto.subtle.sign('Ed25519', pair.privateKey, new TextEncoder().encode(text))),
      ),
  };
}

const toBase64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));
