import type { TraceProof } from '@cheyantong/contract';
import type { PublicKey } from '@cheyantong/trace-chain';
import { quoted, VERIFY_COMMANDS } from '../verify/openssl-commands.ts';
import { pemOf } from '../verify/public-key.ts';
import { pathSides } from './path-sides.ts';

const DIGEST = 'openssl dgst -sha256 -r | cut -c1-64';

/** The same check in a shell of one's own: the last signature, the way up the tree, and the root's signature. */
export function shellCommands(
  { traceCode, events, keys, published }: TraceProof,
  rootKeys: readonly (PublicKey & { keyId: string })[],
): string {
  const last = events[(published?.length ?? events.length) - 1];
  const key = keys.find(({ keyId }) => keyId === last?.keyId);
  if (!last || !key) return '';
  const lines = [
    '# 1. 这条记录的签名',
    ...signatureCommands(last.text, last.signature, key),
    '# 2. 这条记录的摘要',
    `h=$(printf '%s' ${quoted(last.text)} | ${DIGEST}); echo "$h"`,
  ];
  const rootKey = rootKeys.find(({ keyId }) => keyId === published?.root.keyId);
  if (!published || !rootKey) return lines.join('\n');
  const sides = pathSides(published.index, published.size, published.path.length);
  return [
    ...lines,
    '# 3. 逐级并入旁支，应等于总摘要',
    `h=$(printf '\\000%s' "${traceCode} ${published.length} $h" | ${DIGEST})`,
    `node() { { printf '\\001'; printf '%s%s' "$1" "$2" | xxd -r -p; } | ${DIGEST}; }`,
    ...published.path.map((beside, at) =>
      sides[at] === 'left' ? `h=$(node ${beside} "$h")` : `h=$(node "$h" ${beside})`,
    ),
    `printf '%s' ${quoted(published.root.statement)} | grep -q "\\"root\\":\\"$h\\"" && echo 与总摘要一致 || echo 与总摘要不符`,
    '# 4. 总摘要的签名',
    ...signatureCommands(published.root.statement, published.root.signature, rootKey),
  ].join('\n');
}

const signatureCommands = (text: string, signature: string, key: PublicKey): string[] => [
  `cat > key.pem <<'END'\n${pemOf(key).trim()}\nEND`,
  `printf '%s' ${quoted(text)} > statement.json`,
  `printf '%s' ${quoted(signature)} | openssl base64 -d -A > statement.sig`,
  VERIFY_COMMANDS[key.algorithm],
];
