import { getPart, getUsedCar, type PartItem } from '@cheyantong/contract';
import { call } from '../call.ts';
import { belongsToMember } from '../session/belongings.ts';
import { readStored, STORAGE_KEYS, writeStored } from '../storage.ts';
import { tellFailure } from '../tell-failure.ts';
import { type CarForSale, isOffered, type MobileRequest, type WantedPart } from './mobile-request.ts';

/**
 * The specification's numbers for the modes. They exist only here, in what the browser keeps while the visitor logs in;
 * 2, success, comes after logging in and never waits.
 */
const BOX_TYPES = { sellCar: 0, inquiry: 1, part: 3 } as const;

type Remembered = { address: string } & (
  | { boxType: typeof BOX_TYPES.sellCar; car?: CarForSale }
  | { boxType: typeof BOX_TYPES.inquiry; vehicleId: string }
  | { boxType: typeof BOX_TYPES.part; part?: WantedPart | { partId: string } }
);

/** Keeps what the visitor wanted, and on which page, until they have logged in. */
export function rememberRequest(request: MobileRequest, address: string): void {
  const remembered = toRemembered(request, address);
  if (remembered) writeStored(STORAGE_KEYS.maskBoxType, remembered);
}

/** What was wanted on this page, once; wanted elsewhere, it is forgotten. A car or a part is asked for anew: it may be sold. */
export async function takeRememberedRequest(address: string): Promise<MobileRequest | null> {
  const remembered = readStored(STORAGE_KEYS.maskBoxType, isRemembered);
  forgetRequest();
  return remembered?.address === address ? toRequest(remembered) : null;
}

const forgetRequest = (): void => writeStored(STORAGE_KEYS.maskBoxType, null);

// Remembered when a session ran out, it opens again for the same member only.
belongsToMember({
  forget: forgetRequest,
  layAside: () => ({ bringBack: () => undefined, discard: forgetRequest }),
});

function toRemembered(request: MobileRequest, address: string): Remembered | null {
  switch (request.mode) {
    case 'sellCar':
      return { address, boxType: BOX_TYPES.sellCar, ...(request.car && { car: request.car }) };
    case 'inquiry':
      return { address, boxType: BOX_TYPES.inquiry, vehicleId: request.car.vehicleId };
    case 'part':
      return { address, boxType: BOX_TYPES.part, ...(request.part && { part: keptOf(request.part) }) };
    case 'success':
      return null;
  }
}

async function toRequest(remembered: Remembered): Promise<MobileRequest | null> {
  switch (remembered.boxType) {
    case BOX_TYPES.sellCar:
      return { kind: 'mobile', mode: 'sellCar', ...(remembered.car && { car: remembered.car }) };
    case BOX_TYPES.inquiry:
      return await call(getUsedCar, { params: { vehicleId: remembered.vehicleId } }).then(
        (car) => ({ kind: 'mobile', mode: 'inquiry', car }),
        sayWhyNot,
      );
    case BOX_TYPES.part:
      return toPartRequest(remembered.part);
  }
}

async function toPartRequest(
  part: WantedPart | { partId: string } | undefined,
): Promise<MobileRequest | null> {
  if (!part) return { kind: 'mobile', mode: 'part' };
  if (!('partId' in part)) return { kind: 'mobile', mode: 'part', part };
  return await call(getPart, { params: part }).then(
    (offered) => ({ kind: 'mobile', mode: 'part', part: offered }),
    sayWhyNot,
  );
}

/** The dialog does not open again by itself: the visitor hears why. */
function sayWhyNot(failure: Error): null {
  tellFailure(failure);
  return null;
}

const keptOf = (part: PartItem | WantedPart): WantedPart | { partId: string } =>
  isOffered(part) ? { partId: part.partId } : part;

const isRemembered = (value: unknown): value is Remembered =>
  typeof value === 'object' &&
  value !== null &&
  'address' in value &&
  'boxType' in value &&
  Object.values<unknown>(BOX_TYPES).includes(value.boxType) &&
  (value.boxType !== BOX_TYPES.inquiry || ('vehicleId' in value && typeof value.vehicleId === 'string'));
