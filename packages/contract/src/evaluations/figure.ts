import { z } from 'zod';

/** A drawing of what was recorded: curves over time, the bonnet's grid, speeds at impact. */
export const figure = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('lines'),
    title: z.string(),
    caption: z.string(),
    xLabel: z.string(),
    yLabel: z.string(),
    series: z.array(z.object({ name: z.string(), points: z.array(z.tuple([z.number(), z.number()])) })),
  }),
  z.object({
    kind: z.literal('bonnet'),
    title: z.string(),
    caption: z.string(),
    rows: z.array(z.array(z.number())).describe('HIC of the headform, from the windscreen forward'),
  }),
  z.object({
    kind: z.literal('speeds'),
    title: z.string(),
    caption: z.string(),
    runs: z.array(z.object({ speed: z.number(), impact: z.number() })).describe('km/h; impact 0: avoided'),
  }),
]);

export type Figure = z.output<typeof figure>;
