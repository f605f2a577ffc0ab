import type { ServiceInfo } from '@cheyantong/contract';
import type { AppointPeriod, OrderStatus, Service } from '@cheyantong/domain';
import type { DbHandle } from '../../db/handle.ts';

/** The orders, as reports need them; the orders feature implements it, join-features.ts hands it over. */
export interface ReportOrders {
  find(handle: DbHandle, orderNo: string): Promise<ReportOrder | undefined>;
  findOwn(handle: DbHandle, orderNo: string, memberId: bigint): Promise<ReportOrder | undefined>;
  /** paid → inService: the provider has taken the order. False when the order is elsewhere (refunded meanwhile). */
  markInService(tx: DbHandle, orderNo: string, remark: string): Promise<boolean>;
  /** inService → completed, with the number of the report. */
  markCompleted(tx: DbHandle, orderNo: string, reportCode: string): Promise<boolean>;
  /** paid or inService → refunding: nothing was found, or the provider failed; the money is sent back. */
  giveBack(tx: DbHandle, orderNo: string, reason: string): Promise<boolean>;
  /** Another half-day for an inspection that has not begun; for any other order nothing happens. */
  reschedule(
    tx: DbHandle,
    orderNo: string,
    to: { appointDate: string; appointPeriod: AppointPeriod },
  ): Promise<void>;
  /** A line in the timeline that changes no status. */
  note(tx: DbHandle, orderNo: string, remark: string): Promise<void>;
  /** Replaces the number of the report of a completed order: a corrected report supersedes the first. */
  setReport(tx: DbHandle, orderNo: string, reportCode: string): Promise<void>;
  /** The car as its report names it: the order may have known no more than a VIN. */
  nameCar(tx: DbHandle, orderNo: string, vehicleName: string): Promise<void>;
}

export interface ReportOrder {
  orderNo: string;
  memberId: bigint;
  service: Service;
  status: OrderStatus;
  reportStatus: 'none' | 'generating' | 'ready' | 'failed';
  reportCode: string | null;
  providerCode: string;
  providerName: string;
  providerLogoUrl: string;
  demo: boolean;
  skuSn: string;
  skuName: string;
  vin: string | null;
  vehicleName: string | null;
  serviceInfo: ServiceInfo;
  outletName: string | null;
  appointDate: string | null;
  appointPeriod: AppointPeriod | null;
}
