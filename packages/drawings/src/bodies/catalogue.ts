import { estate } from './estate.ts';
import { hatchback } from './hatchback.ts';
import { microvan } from './microvan.ts';
import { mpv } from './mpv.ts';
import { pickup } from './pickup.ts';
import type { BodyId, BodyProfile } from './profile.ts';
import { sedan } from './sedan.ts';
import { sports } from './sports.ts';
import { suv } from './suv.ts';

/** The body types of the portal in the order its filters show them, with the word shown to visitors. */
export const BODY_TYPES = [
  { id: 'sedan', name: '三厢轿车' },
  { id: 'hatchback', name: '两厢轿车' },
  { id: 'suv', name: 'SUV' },
  { id: 'mpv', name: 'MPV' },
  { id: 'sports', name: '跑车' },
  { id: 'pickup', name: '皮卡' },
  { id: 'microvan', name: '微面' },
  { id: 'estate', name: '旅行车' },
] as const satisfies readonly { id: BodyId; name: string }[];

export const BODY_PROFILES: Readonly<Record<BodyId, BodyProfile>> = {
  sedan,
  hatchback,
  suv,
  mpv,
  sports,
  pickup,
  microvan,
  estate,
};
