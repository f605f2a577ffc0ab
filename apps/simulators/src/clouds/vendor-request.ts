import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** A call as it came over the wire: what a signature is computed from. */
export interface VendorRequest {
  method: string;
  path: string;
  query: string;
  headers: Readonly<Record<string, string | undefined>>;
  body: Buffer;
}

export interface VendorAnswer {
  status: number;
  body: object;
}

export function readVendorRequest(request: FastifyRequest): VendorRequest {
  const [path = '/', query = ''] = request.url.split('?', 2);
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, value?.toString()]),
  );
  const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  return { method: request.method, path, query, headers, body };
}

export const sha256Hex = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex');

export const hmacSha256 = (key: string | Buffer, content: string): Buffer =>
  createHmac('sha256', key).update(content).digest();

export const sameSignature = (left: string, right: string): boolean =>
  left.length === right.length && timingSafeEqual(Buffer.from(left), Buffer.from(right));
