import type { LeadSubject } from './leads.ts';

/** A subject begins empty; each kind of request fills in what it is about. */
export const NOTHING_SAID: Omit<LeadSubject, 'intention'> = {
  vehicleId: null,
  partId: null,
  partName: null,
  quantity: null,
  brandCode: null,
  brandName: null,
  seriesCode: null,
  seriesName: null,
  modelCode: null,
  modelName: null,
  provinceCode: null,
  provinceName: null,
  cityCode: null,
  cityName: null,
  recordDate: null,
  mileageKm: null,
};

/** What a visitor asks for, read against our own tables. */
export interface LeadRequest {
  subject: LeadSubject;
  /** Decides which dealer gets the lead; fails when nobody can take it any more. */
  chooseReceiver(): Promise<bigint>;
  /** Takes what the stored lead is about, before anybody else does; fails when it is gone. */
  claim?(leadId: bigint): Promise<void>;
}
