import type { Service } from '@cheyantong/domain';

/** What a report's PDF is made from. */
export interface PrintOrder {
  service: Service;
  /** The issued document, as it is kept. */
  document: string;
  checkCode: string;
  verifyUrl: string;
  keyId: string;
  /** Masked phone of the member it is printed for. */
  reader: string;
}
