import { MINUTE_MS } from '@cheyantong/domain';
import { SignedLinks } from '../../../http/signed-links.ts';

const LIFE_MS = 5 * MINUTE_MS;
const PATH = '/api/vehicle-boot/api/v1/vehicle/report/pdf';

export const PDF_ROUTE = `${PATH}/:reportCode`;

/** Links to PDFs; each lives five minutes. */
export class PdfLinks {
  readonly #links: SignedLinks;

  constructor(appSecret: string) {
    this.#links = new SignedLinks({ appSecret, purpose: 'cheyantong report pdf links', path: PATH });
  }

  make(reportCode: string): string {
    return this.#links.make(reportCode, LIFE_MS).link;
  }

  isGood(...asked: Parameters<SignedLinks['isGood']>): boolean {
    return this.#links.isGood(...asked);
  }
}
