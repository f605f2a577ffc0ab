import type { Model, ServiceInfo, VinModel } from '@cheyantong/contract';
import type { Service } from '@cheyantong/domain';
import type { DbHandle } from '../../db/handle.ts';

/** What the orders need of the features around them; join-features.ts joins them, so that none imports another's insides. */

/** Money, as the orders need it. */
export interface OrderMoney {
  /** Sends back what settled the order; the order stays "refunding" until the vendor has done it. */
  refund(tx: DbHandle, orderNo: string, reason: string): Promise<void>;
  /**
   * An order ran out of time or was canceled: asks the vendors once more. Answers true when it turned out to be paid
   * (and is recorded as such); otherwise its codes are closed at the vendors.
   */
  settleOrClose(orderNo: string): Promise<boolean>;
  /** Everything that went or goes back, also money paid twice or too late. */
  refundsOf(handle: DbHandle, orderNo: string): Promise<OrderRefund[]>;
  /** Codes that can still be scanned, newest first. */
  openCodesOf(handle: DbHandle, orderNos: string[]): Promise<Map<string, OpenCode>>;
}

export interface OrderRefund {
  refundNo: string;
  amountCents: number;
  channel: 'alipay' | 'wechat';
  reason: string;
  status: 'queued' | 'done' | 'failed';
  createdAt: Date;
  doneAt: Date | null;
}

export interface OpenCode {
  channel: 'alipay' | 'wechat';
  /** weixin://… or an https link for the frame. */
  link: string | null;
}

/** The report of an order, as the orders need it: begun with the payment, in its transaction. */
export type BeginReport = (tx: DbHandle, orderNo: string) => Promise<void>;

/** A canceled order needs no report any more: its provider is told, after the cancellation's own transaction. */
export type WithdrawReport = (tx: DbHandle, orderNo: string) => Promise<void>;

/** What is for sale, as the orders need it. */
export interface Offers {
  find(handle: DbHandle, skuId: bigint): Promise<Offer | undefined>;
  /** Everybody who offers a service, and which makes each of them covers. */
  ofService(handle: DbHandle, service: Service): Promise<ServiceOffer[]>;
}

/** Names of makes, or every make. */
export type Covers = 'all' | readonly string[];

export interface Offer {
  skuId: bigint;
  skuSn: string;
  skuName: string;
  spuName: string;
  priceCents: number;
  refundRule: string;
  onShelf: boolean;
  /** In the provider's mini-program, not here. */
  orderedElsewhere: boolean;
  /** Undefined where its category belongs to none of the five. */
  service: Service | undefined;
  providerId: bigint;
  providerName: string;
  logoUrl: string;
  covers: Covers;
}

interface ServiceOffer {
  providerId: bigint;
  covers: Covers;
}

/** Cars, as the orders need them. */
export interface Cars {
  /** What a VIN says; fails with a sentence for the member when it is none. */
  decode(handle: DbHandle, vin: string): Promise<VinModel>;
  /** Names of the makes its manufacturer builds; empty when the manufacturer is not known. */
  makesOf(vin: string): readonly string[];
  model(handle: DbHandle, modelId: string): Promise<Model | undefined>;
}

/** Valuations, as the orders need them. */
export interface Valuations {
  /** Why a car as described cannot be valued, in a sentence for the member: said before anybody pays. */
  objectionTo(handle: DbHandle, info: ServiceInfo, now: Date): Promise<string | null>;
}
