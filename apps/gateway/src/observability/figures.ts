import { Registry } from 'prom-client';

/** Figures of the process that no single app owns: features and adapters add theirs, /metrics shows them. */
export const figures = new Registry();
