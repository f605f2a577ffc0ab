import { createHash } from 'node:crypto';

/** What a page proves itself with, as WeChat's library hands it to the app. */
export interface ConfigProof {
  verifyAppId: string;
  verifyTimestamp: string;
  verifyNonceStr: string;
  verifySignature: string;
  /** Where the page was loaded, and where it has gone by itself since. */
  landing: string;
  current: string;
}

interface Account {
  appId: string;
  ticket: string;
}

/** Says what WeChat would say of a wrong config, with a hint that WeChat does not give. */
export function checkConfig(
  proof: ConfigProof,
  { appId, ticket }: Account,
): { problem: string; hint?: string } | Record<string, never> {
  if (proof.verifyAppId !== appId) return { problem: 'invalid appid' };
  const isSignedFor = (url: string): boolean => signatureOf(ticket, proof, url) === proof.verifySignature;
  if (isSignedFor(proof.landing)) return {};
  return {
    problem: 'invalid signature',
    ...(isSignedFor(proof.current) && { hint: '签的是当前地址；iPhone 上只认打开网页时的地址' }),
  };
}

function signatureOf(ticket: string, proof: ConfigProof, url: string): string {
  const { verifyNonceStr, verifyTimestamp } = proof;
  const text = `jsapi_ticket=${ticket}&noncestr=${verifyNonceStr}&timestamp=${verifyTimestamp}&url=${url}`;
  return createHash('sha1').update(text).digest('hex');
}
