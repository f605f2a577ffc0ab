import type { Service } from '@cheyantong/domain';
import { create } from 'zustand';
import type { CityPath } from '../../shared/city.ts';
import { belongsToMember } from '../../shared/session/belongings.ts';
import type { LicenceFacts, VehicleNode } from '../vehicles/index.ts';

export interface CarDraft {
  by: 'vin' | 'model';
  vin: string;
  engineNo: string;
  plateNo: string;
  /** Brand, series, model; empty until chosen. */
  model: readonly VehicleNode[];
}

export interface VisitDraft {
  /** Null: the city of the top bar stands in. */
  city: CityPath | null;
  outletId: string | null;
  date: string | null;
  period: '上午' | '下午' | null;
  onSite: boolean;
  address: string;
  contactName: string;
  /** Null: the member's own number stands in. */
  contactPhone: string | null;
}

interface Choice {
  providerId?: string;
  skuId?: string;
}

/** An order already made from this very input; paying for it comes before making another. */
interface PlacedOrder {
  orderNo: string;
  input: string;
}

export interface OrderDraft {
  /** One car for all services: who checks repairs will want the claims, too. */
  car: CarDraft;
  visit: VisitDraft;
  choices: Partial<Record<Service, Choice>>;
  agreed: Partial<Record<Service, boolean>>;
  placed: Partial<Record<Service, PlacedOrder>>;
}

const EMPTY: OrderDraft = {
  car: { by: 'vin', vin: '', engineNo: '', plateNo: '', model: [] },
  visit: {
    city: null,
    outletId: null,
    date: null,
    period: null,
    onSite: false,
    address: '',
    contactName: '',
    contactPhone: null,
  },
  choices: {},
  agreed: {},
  placed: {},
};

/** What has been filled in so far. It outlives the page, so that logging in on the way loses nothing. */
export const useOrderDraft = create<OrderDraft>(() => EMPTY);

export const changeCar = (part: Partial<CarDraft>): void =>
  useOrderDraft.setState(({ car }) => ({ car: { ...car, ...part } }));

/** Another VIN is another car: model and engine of the last one no longer count. */
export const changeVin = (vin: string): void => changeCar({ vin, model: [], engineNo: '' });

/** What the driving licence says; what it does not tell stays as it was. */
export function takeLicence({ vin, plateNo, engineNo }: LicenceFacts): void {
  if (vin) changeVin(vin);
  changeCar({ ...(plateNo && { plateNo }), ...(engineNo && { engineNo }) });
}

export const changeVisit = (part: Partial<VisitDraft>): void =>
  useOrderDraft.setState(({ visit }) => ({ visit: { ...visit, ...part } }));

export const chooseProvider = (service: Service, providerId: string): void => choose(service, { providerId });

export const chooseSku = (service: Service, providerId: string, skuId: string): void =>
  choose(service, { providerId, skuId });

const choose = (service: Service, choice: Choice): void =>
  useOrderDraft.setState(({ choices }) => ({ choices: { ...choices, [service]: choice } }));

export const agree = (service: Service, agreed: boolean): void =>
  useOrderDraft.setState((now) => ({ agreed: { ...now.agreed, [service]: agreed } }));

export const rememberPlaced = (service: Service, placed: PlacedOrder): void =>
  useOrderDraft.setState((now) => ({ placed: { ...now.placed, [service]: placed } }));

/** Paid: consent and order belong to the past, the car stays for the next report. */
export const forgetPlaced = (service: Service): void =>
  useOrderDraft.setState(({ placed, agreed }) => {
    const { [service]: _, ...others } = placed;
    return { placed: others, agreed: { ...agreed, [service]: false } };
  });

// Names, numbers and VINs are for nobody else's eyes; whose session ran out finds them again after logging in.
belongsToMember({
  forget: empty,
  layAside: () => {
    const draft = useOrderDraft.getState();
    empty();
    return {
      // What was typed meanwhile is newer.
      bringBack: () => useOrderDraft.setState((now) => (now === EMPTY ? draft : now)),
      discard: () => undefined,
    };
  },
});

function empty(): void {
  useOrderDraft.setState(EMPTY, true);
}
