import { actorsSimulator } from './actors/index.ts';
import { dealersSimulator } from './dealers/index.ts';
import { identitySimulator } from './identity/index.ts';
import { invoicingSimulator } from './invoicing/index.ts';
import { miniProgramSimulator } from './mini-program/index.ts';
import { ocrSimulator } from './ocr/index.ts';
import { paymentsSimulator } from './payments/index.ts';
import { providersSimulator } from './providers/index.ts';
import type { Simulator } from './simulator.ts';
import { smsSimulator } from './sms/index.ts';

export const simulators: readonly Simulator[] = [
  smsSimulator,
  identitySimulator,
  dealersSimulator,
  paymentsSimulator,
  miniProgramSimulator,
  providersSimulator,
  invoicingSimulator,
  ocrSimulator,
  actorsSimulator,
];
