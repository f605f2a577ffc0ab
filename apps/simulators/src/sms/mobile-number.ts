import { isMobile } from '@cheyantong/domain';

/** Both vendors take a mainland number bare or behind its country code; the inbox knows it by its eleven digits. */
export function mobileNumber(written: string): string | null {
  const digits = written.replace(/^(\+|00)?86(?=1\d{10}$)/, '');
  return isMobile(digits) ? digits : null;
}
