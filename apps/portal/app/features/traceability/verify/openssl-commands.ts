import { type PublicKey, pemOf } from './public-key.ts';

/** The default user id that SM2 signatures are made with (GM/T 0009). */
const SM2_USER_ID = '1234567812345678';

/** Verifies statement.sig over statement.json with key.pem. */
export const VERIFY_COMMANDS = {
  Ed25519: 'openssl pkeyutl -verify -pubin -inkey key.pem -rawin -in statement.json -sigfile statement.sig',
  SM2: `openssl dgst -sm3 -verify key.pem -sigopt distid:${SM2_USER_ID} -signature statement.sig statement.json`,
} as const;

/** The same check without us: what to type into a shell of one's own. */
export const opensslCommands = (statement: string, signature: string, key: PublicKey): string =>
  [
    '# 1. 保存公钥、签名内容和签名',
    `cat > key.pem <<'END'\n${pemOf(key).trim()}\nEND`,
    `printf '%s' ${quoted(statement)} > statement.json`,
    `printf '%s' ${quoted(signature)} | openssl base64 -d -A > statement.sig`,
    '# 2. 验证签名',
    VERIFY_COMMANDS[key.algorithm],
    '# 3. 计算 PDF 的摘要，应与签名内容里的 pdfSha256 相同',
    'openssl dgst -sha256 report.pdf',
  ].join('\n');

/** A text as one word of a shell. */
export const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;
