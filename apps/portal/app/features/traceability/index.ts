export { traceAddress } from './trace-address.ts';
