import type { AppointPeriod, EnergyType, Service } from '@cheyantong/domain';

/** What the portal orders from a provider, as it stands in the signed message. */
export interface ProviderOrder {
  orderNo: string;
  service: Service;
  skuName: string;
  /** Null for a valuation of a car that was chosen by model. */
  vin: string | null;
  vehicle: {
    brandName: string | null;
    seriesName: string | null;
    modelName: string | null;
    recordDate: string | null;
    /** 万公里 */
    mileage: number | null;
    color: string | null;
    energyType: EnergyType | null;
    /** 万元 */
    guidePrice: number | null;
    rangeKm: number | null;
  };
  cityName: string | null;
  outletName: string | null;
  appointDate: string | null;
  appointPeriod: AppointPeriod | null;
  callbackUrl: string;
}
