/** The number of a result; a correction has one of its own, so that both papers can be told apart. */
export const certificateCode = (code: string, revision: number): string =>
  revision === 1 ? code : `${code}-${revision}`;

/** The result's number and the revision that a number stands for. */
export function readCertificateCode(number: string): { code: string; revision: number } | null {
  const [, code, revision = '1'] = /^(C[A-Z]\d{2}-\d{4}-\d{4})(?:-(\d{1,2}))?$/.exec(number) ?? [];
  return code ? { code, revision: Number(revision) } : null;
}
