/** Signs statements; the published key is all that is needed to check them. */
export interface ReportSigner {
  algorithm: 'Ed25519' | 'SM2';
  keyId: string;
  /** PEM (Ed25519) or hex (SM2). */
  publicKey: string;
  /** Base64. */
  sign(statement: string): string;
}
