import type { SpareId } from '@cheyantong/drawings/spares';

const drawn = new Map<SpareId, string>();

/** The drawing of a kind of part by its file name, or null. The drawing code is loaded when it is first needed. */
export async function drawPart(name: string): Promise<string | null> {
  const { drawSpare, SPARES } = await import('@cheyantong/drawings/spares');
  const spare = SPARES.find((id) => name === `${id}.svg`);
  if (!spare) return null;
  const svg = drawn.get(spare) ?? drawSpare(spare);
  drawn.set(spare, svg);
  return svg;
}
