export { HandoverArrival } from './arrival/handover-arrival.tsx';
export { HandoverCode } from './handover-code.tsx';
export { HandoverProgress } from './handover-progress.tsx';
