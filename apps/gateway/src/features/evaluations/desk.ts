import type { ArticleDetail, ArticleItem } from '@cheyantong/contract';
import type { ConsumerTopic } from '@cheyantong/domain';
import type { DbHandle } from '../../db/handle.ts';
import type { CertificatePrint } from './certificate/print-order.ts';

/** What evaluations need of the outside. */
export interface EvaluationDesk {
  db: DbHandle;
  appSecret: string;
  /** Articles that are out, by the words of their addresses, in that order. */
  articleTitles(slugs: readonly string[]): Promise<{ id: string; title: string; publishTime: string }[]>;
  consumerPieces: ConsumerPieces;
  signer: CertificateSigner;
  /** Makes sure that whoever checks a paper finds the key. */
  publishKey(db: DbHandle): Promise<void>;
  print(order: CertificatePrint): Promise<Uint8Array>;
  /** The beginning of a document's digest, for the eye. */
  checkCodeOf(document: string): string;
  /** What the QR code of a paper says. */
  verifyUrlOf(code: string): string;
}

/** The platform's own signature. */
interface CertificateSigner {
  algorithm: 'Ed25519' | 'SM2';
  keyId: string;
  sign(statement: string): string;
}

/** What is written for consumers: zone 2. */
interface ConsumerPieces {
  page(asked: {
    pageNum: number;
    pageSize: number;
    topic?: ConsumerTopic | undefined;
    keywords?: string | undefined;
  }): Promise<{ list: ArticleItem[]; total: number }>;
  /** Fails with the sentence for the reader where there is none. */
  detail(id: string): Promise<ArticleDetail>;
}
