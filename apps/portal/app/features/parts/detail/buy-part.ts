import type { PartItem } from '@cheyantong/contract';
import { openDialog } from '../../../shared/dialogs/open-dialog.ts';

/** 立即购买: the visitor leaves a number for the supplier of this part. */
export const buyPart = (part: PartItem): void => openDialog({ kind: 'mobile', mode: 'part', part });
