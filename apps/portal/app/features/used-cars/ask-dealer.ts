import type { UsedCarItem } from '@cheyantong/contract';
import { openDialog } from '../../shared/dialogs/open-dialog.ts';

const ON_SALE = 1;
const SOLD = 2;

export const isOnSale = ({ saleStatus }: UsedCarItem): boolean => saleStatus === ON_SALE;

export const isSold = ({ saleStatus }: UsedCarItem): boolean => saleStatus === SOLD;

/** 我感兴趣: the visitor leaves a number for the dealer of this car. */
export const askDealer = (car: UsedCarItem): void => openDialog({ kind: 'mobile', mode: 'inquiry', car });
