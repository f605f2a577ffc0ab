import type { OcrField, OcrType } from '@cheyantong/domain';

/** Shares of the picture's width and height, seen upright. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Reading {
  text: string;
  /** From 0 to 1: how sure the engine is of the character it is least sure of. */
  confidence: number;
  /** Missing where a vendor does not say. */
  box?: Box;
}

/** What was read of a document of one kind; a field that is missing was not read. */
export type Readings<T extends OcrType = OcrType> = T extends OcrType
  ? Partial<Record<OcrField<T>, Reading>>
  : never;

export interface DocumentReader {
  /** Answers what could be read, which may be nothing; otherwise rejects with {@link OcrRefused}. */
  read<T extends OcrType>(type: T, picture: Uint8Array): Promise<Readings<T>>;
  /** Ends what was started for reading. */
  close(): Promise<void>;
}

/**
 * - `busy`: too many pictures wait; trying again may help.
 * - `unreadable`: this is no picture, or none that can be read.
 * - `rejected`: the vendor does not accept our account or our call; we have to act.
 * - `unreachable`: no answer in time, or the reader is out of order.
 */
export type OcrRefusal = 'busy' | 'unreadable' | 'rejected' | 'unreachable';

/** Carries no `cause` on purpose: the vendors' errors may quote the picture, and errors are logged. */
export class OcrRefused extends Error {
  override readonly name = 'OcrRefused';
  readonly reason: OcrRefusal;
  /** What the vendor called it, or why there was no answer. */
  readonly vendorCode: string;

  constructor(reason: OcrRefusal, vendorCode: string) {
    super(`OCR refused: ${reason} (${vendorCode})`);
    this.reason = reason;
    this.vendorCode = vendorCode;
  }
}
