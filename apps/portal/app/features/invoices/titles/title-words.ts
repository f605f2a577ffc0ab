import type { InvoiceTitle } from '@cheyantong/contract';
import { TITLE_KINDS } from '@cheyantong/domain';

/** One line under the name of a title. */
export const titleWords = ({ kind, taxNumber, certified, isDefault }: InvoiceTitle): string =>
  [certified ? '已认证企业' : TITLE_KINDS[kind], taxNumber && `税号 ${taxNumber}`, isDefault && '默认']
    .filter(Boolean)
    .join(' · ');
