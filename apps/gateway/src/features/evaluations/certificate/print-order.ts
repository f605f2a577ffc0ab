/** What the paper of a result is made from. */
export interface CertificatePrint {
  /** As it is kept. */
  document: string;
  checkCode: string;
  verifyUrl: string;
  keyId: string;
}
