import type { UsedCarItem } from '@cheyantong/contract';
import type { ReportFindings } from '@cheyantong/contract/findings';
import type { EnergyType } from '@cheyantong/domain';
import type { ProviderApi } from '../../adapters/providers/port.ts';
import type { DbHandle } from '../../db/handle.ts';
import type { Enqueue } from '../../jobs/job.ts';
import type { Tell } from '../messages/index.ts';
import type { PrintOrder } from './pdf/print-order.ts';
import type { ReportOrder, ReportOrders } from './report-orders.ts';
import type { ReportSigner } from './signing/report-signer.ts';

/** What the catalogue says about the car of an order. */
export interface OrderedCar {
  energyType: EnergyType | null;
  /** 万元 */
  guidePrice: number | null;
  rangeKm: number | null;
  body: string | null;
  level: string | null;
}

/** What cars are compared by. */
interface ValuedCar {
  seriesId: string;
  /** yyyy-MM or yyyy-MM-dd. */
  registered: string;
  priceWan: number;
}

/** Everything the report feature works with; other features come in as functions. */
export interface ReportDesk {
  db: DbHandle;
  enqueue: Enqueue;
  orders: ReportOrders;
  providers: ProviderApi;
  signer: ReportSigner;
  print(order: PrintOrder): Promise<Uint8Array>;
  /** Where PDFs lie. One is put there before the transaction that issues its report, and kept within it. */
  pdfs: {
    put(file: { name: string; type: string; bytes: Uint8Array }): Promise<string>;
    keep(tx: DbHandle, fileId: string, purpose: string): Promise<void>;
    get(fileId: string): Promise<{ bytes: Uint8Array } | undefined>;
  };
  /** Where people reach the portal; printed on reports. */
  publicUrl: string;
  appSecret: string;
  carOf(handle: DbHandle, order: ReportOrder): Promise<OrderedCar>;
  /** The findings of a valuation, which no provider is asked for, or why there are none. */
  valuationOf(
    handle: DbHandle,
    order: ReportOrder,
  ): Promise<{ findings: ReportFindings['valuation'] } | { objection: string }>;
  phoneOf(handle: DbHandle, memberId: bigint): Promise<string>;
  tell: Tell;
  /** Cars for sale that may be compared with one that was valued. */
  carsLike(valued: ValuedCar, memberId: string): Promise<UsedCarItem[]>;
}
