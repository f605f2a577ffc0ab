import { dealersSimulator } from './dealers/index.ts';
import type { Simulator } from './simulator.ts';
import { smsSimulator } from './sms/index.ts';

export const simulators: readonly Simulator[] = [smsSimulator, dealersSimulator];
