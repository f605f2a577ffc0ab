import type { Service } from '@cheyantong/domain';
import type { Excerpt } from './excerpt.ts';
import excerpts from './excerpts.json';

/** A piece of the sample of a service. Taken out beforehand: a page that shows it need not load the whole sample. */
export const sampleExcerpt = (service: Service): Excerpt => (excerpts as Record<Service, Excerpt>)[service];
