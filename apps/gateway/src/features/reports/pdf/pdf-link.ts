import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { MINUTE_MS } from '@cheyantong/domain';

const LIFE_MS = 5 * MINUTE_MS;
const PATH = '/api/vehicle-boot/api/v1/vehicle/report/pdf';

export const PDF_ROUTE = `${PATH}/:reportCode`;

/** Links to PDFs that open without a token, because a browser's own window sends none; each lives five minutes. */
export class PdfLinks {
  readonly #key: Buffer;

  constructor(appSecret: string) {
    this.#key = Buffer.from(hkdfSync('sha256', appSecret, '', 'cheyantong report pdf links', 32));
  }

  make(reportCode: string): string {
    const expires = String(Date.now() + LIFE_MS);
    const signature = this.#sign(reportCode, expires).toString('base64url');
    return `${PATH}/${reportCode}?expires=${expires}&signature=${signature}`;
  }

  isGood(
    reportCode: string,
    { expires = '', signature = '' }: { expires?: string; signature?: string },
  ): boolean {
    const expected = this.#sign(reportCode, expires);
    const given = Buffer.from(signature, 'base64url');
    const ours = given.length === expected.length && timingSafeEqual(given, expected);
    return ours && Number(expires) > Date.now();
  }

  #sign(reportCode: string, expires: string): Buffer {
    return createHmac('sha256', this.#key).update(`${reportCode}\n${expires}`).digest();
  }
}
