import { createHash } from 'node:crypto';
import { AnswerBody } from '../http/answer-body.ts';
import type { WholeAnswer } from '../http/whole-answers.ts';
import type { FirstPaint } from './first-paint.ts';
import { digestsOfOwnScripts, NO_DIGESTS, type OwnDigests, withoutNonce } from './page-policy.ts';

/** A page as it is sent to one visitor, or to many. Only what was found has a tag. */
export type Page = WholeAnswer;

const FOUND = 200;

/**
 * A page is laid out for the device that asked. No cache on the way keeps it, for nobody would tell that cache of a change;
 * a browser asks whether its own copy still holds.
 */
const PAGE_HEADERS = { 'cache-control': 'private, no-cache', vary: 'User-Agent, Accept-Encoding' };

interface Making {
  nonce: string;
  firstPaint: FirstPaint;
  /** The policy of a page whose scripts and styles have these digests. */
  policyFor: (digests: OwnDigests) => string;
}

/** Reads what the router answered. The nonce goes: the policy names scripts and styles by their digests. */
export async function readPage(response: Response, making: Making): Promise<Page> {
  const isHtml = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  const answered = await response.text();
  const { bytes, digests } = isHtml ? asItIsSeen(answered, making) : asItIs(answered);
  return {
    status: response.status,
    headers: {
      ...PAGE_HEADERS,
      'content-security-policy': making.policyFor(digests),
      ...Object.fromEntries(response.headers),
    },
    etag: response.status === FOUND ? tagOf(bytes) : undefined,
    body: new AnswerBody(bytes),
  };
}

interface Sent {
  bytes: Buffer;
  digests: OwnDigests;
}

const asItIs = (answered: string): Sent => ({ bytes: Buffer.from(answered), digests: NO_DIGESTS });

function asItIsSeen(made: string, { nonce, firstPaint }: Making): Sent {
  const { parts, digests } = firstPaint(made, nonce);
  const bytes = parts.map((part) =>
    typeof part === 'string' ? Buffer.from(withoutNonce(part, nonce)) : part,
  );
  const scripts = [...digests.scripts, ...digestsOfOwnScripts(made, nonce)];
  return { bytes: Buffer.concat(bytes), digests: { ...digests, scripts } };
}

/** Weak, since it is the same page compressed and not. */
const tagOf = (bytes: Buffer): string =>
  `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;

/** Found, and nothing in it that was meant for one browser. */
export const isForEverybody = ({ status, headers }: Page): boolean =>
  status === FOUND && headers['set-cookie'] === undefined;
