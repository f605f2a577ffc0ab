import type { OcrResult } from '@cheyantong/contract';
import { type CertificationKind, isDay, type OcrType } from '@cheyantong/domain';
import type { ReactNode } from 'react';
import type { FileKinds } from '../../../shared/upload/file-rules.ts';

/** What was typed or read, by the names of the contract. */
export type Values = Readonly<Record<string, string>>;

/** A photo that is asked for. */
export interface PhotoShape {
  name: string;
  label: string;
  /** What it is read as; undefined where there is nothing to read. */
  ocr?: OcrType;
  kinds: FileKinds;
  drawing: ReactNode;
  required: (values: Values) => boolean;
  hint?: string;
}

export interface FieldShape {
  name: string;
  label: string;
  control: 'line' | 'sex' | 'day' | 'end' | 'text' | 'mobile';
  required: boolean;
  /** Takes the whole width; two others share it. */
  wide?: boolean;
  most: number;
  /** The photo it stands on, and what the reader calls it. */
  photo?: string;
  read?: string;
  /** As it is written, whatever is typed. */
  normalize?: (text: string) => string;
  problem?: (value: string, values: Values, today: string) => string | null;
  /** Said under a field that is in order. */
  goodHint?: string;
}

export interface FormShape {
  kind: CertificationKind;
  photos: readonly PhotoShape[];
  fields: readonly FieldShape[];
}

/** What a reader found, by the reader's own names. */
export const wordsRead = (result: OcrResult): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(result).flatMap(([name, value]) =>
      typeof value === 'string' && name !== 'type' ? [[name, value]] : [],
    ),
  );

export const dayProblem = (value: string): string | null => (isDay(value) ? null : '日期应为 年-月-日');
