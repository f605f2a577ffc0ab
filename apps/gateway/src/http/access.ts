import { timingSafeEqual } from 'node:crypto';
import type { Call } from '@cheyantong/contract';
import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import { Failure } from './failure.ts';
import { isOwnMachine, visitorAddress } from './visitor-address.ts';

/** Finds the member behind a bearer token, or nobody. The account feature knows how; `app.ts` hands it in. */
type Authenticate = (token: string) => Promise<string | null>;

/** Counts a use of a call with a limit of its own, for all servers together, and says whether it was one too many. */
type MayCall = (limited: { call: string; address: string; perMinute: number }) => Promise<boolean>;

export interface AccessRules {
  client: { id: string; secret: string };
  authenticate: Authenticate;
  mayCall: MayCall;
}

const BEARER = /^Bearer\s+(\S+)$/i;

export function bearerToken(request: FastifyRequest): string | undefined {
  return BEARER.exec(request.headers.authorization ?? '')?.[1];
}

/** The member of this request; a missing, bad, expired or revoked token all end the session the same way. */
export async function requireMember(request: FastifyRequest, rules: AccessRules): Promise<string> {
  const token = bearerToken(request);
  const memberId = token ? await rules.authenticate(token) : null;
  if (!memberId) throw new Failure('A0230');
  refuseWrongClient(request.headers['x-client-authorization'], rules);
  return memberId;
}

/** Of an open call: the member who sent a good token along, or nobody. */
export async function memberIfAny(request: FastifyRequest, rules: AccessRules): Promise<string | null> {
  const token = bearerToken(request);
  return token ? rules.authenticate(token) : null;
}

/** Login and SMS calls carry the portal's fixed credential. It names the client and proves nothing about a person. */
export function requireClient(request: FastifyRequest, rules: AccessRules): void {
  if (!request.headers.authorization) throw new Failure('A0212');
  refuseWrongClient(request.headers.authorization, rules);
}

function refuseWrongClient(header: string | string[] | undefined, { client }: AccessRules): void {
  if (header === undefined) return;
  const expected = Buffer.from(`Basic ${Buffer.from(`${client.id}:${client.secret}`).toString('base64')}`);
  const given = Buffer.from(String(header));
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw new Failure('A0212');
}

/** Calls that give away something of worth are limited by address, on all servers together. */
export async function refuseTooMany(
  request: FastifyRequest,
  { path, perMinute }: Pick<Call, 'path' | 'perMinute'>,
  { mayCall }: AccessRules,
): Promise<void> {
  if (!perMinute || isOwnMachine(request)) return;
  const address = normalizeIP(visitorAddress(request));
  if (!(await mayCall({ call: path, address, perMinute }))) throw new Failure('B0210');
}
