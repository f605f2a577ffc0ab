/** A rectangle that may lie askew: `angle` is how far its lines fall to the right, in radians. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
  angle: number;
}

interface Point {
  x: number;
  y: number;
}

/** Where the engine is this sure that there is writing, a piece of writing grows; it counts if its mean is higher. */
const SEED = 0.3;
const SURE = 0.6;
/** The engine sees the core of the letters: the area is this much larger. */
const GROWTH = 1.6;
const SMALLEST_SIDE = 4;

/** Finds pieces of writing in a map that says of every pixel how likely it is part of one. */
export function findAreas(likely: Float32Array, width: number, height: number): Area[] {
  const seen = new Uint8Array(width * height);
  const areas: Area[] = [];
  for (let start = 0; start < likely.length; start++) {
    if (seen[start] || (likely[start] ?? 0) <= SEED) continue;
    const { outline, mean } = spread(start, { likely, seen, width, height });
    const area = smallestAround(outline);
    if (mean >= SURE && Math.min(area.width, area.height) >= SMALLEST_SIDE) areas.push(grown(area));
  }
  return areas;
}

interface Ground {
  likely: Float32Array;
  seen: Uint8Array;
  width: number;
  height: number;
}

/** All that hangs together with a pixel: the ends of each of its rows, and how likely it is writing. */
function spread(start: number, { likely, seen, width, height }: Ground): { outline: Point[]; mean: number } {
  const ends = new Map<number, [left: number, right: number]>();
  const open = [start];
  seen[start] = 1;
  let sum = 0;
  let count = 0;
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const x = at % width;
    const y = (at - x) / width;
    sum += likely[at] ?? 0;
    count += 1;
    const row = ends.get(y);
    if (!row) ends.set(y, [x, x]);
    else if (x < row[0]) row[0] = x;
    else if (x > row[1]) row[1] = x;
    for (let dy = y > 0 ? -1 : 0; dy <= (y < height - 1 ? 1 : 0); dy++) {
      for (let dx = x > 0 ? -1 : 0; dx <= (x < width - 1 ? 1 : 0); dx++) {
        const next = at + dy * width + dx;
        if (seen[next] || (likely[next] ?? 0) <= SEED) continue;
        seen[next] = 1;
        open.push(next);
      }
    }
  }
  const outline = [...ends].flatMap(([y, [left, right]]) => [
    { x: left, y },
    { x: right + 1, y },
    { x: left, y: y + 1 },
    { x: right + 1, y: y + 1 },
  ]);
  return { outline, mean: sum / count };
}

/** The rectangle with the smallest area around some points: one of its sides lies on a side of their hull. */
function smallestAround(points: Point[]): Area {
  const hull = hullOf(points);
  let smallest: Area | undefined;
  hull.forEach((from, at) => {
    const to = hull[(at + 1) % hull.length] ?? from;
    const area = aroundAt(hull, upright(Math.atan2(to.y - from.y, to.x - from.x)));
    if (!smallest || area.width * area.height < smallest.width * smallest.height) smallest = area;
  });
  return smallest ?? aroundAt(points, 0);
}

/** The same direction or the one across it, whichever is nearer to the horizontal. */
const upright = (angle: number): number => angle - Math.round(angle / (Math.PI / 2)) * (Math.PI / 2);

function aroundAt(points: readonly Point[], angle: number): Area {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const along = points.map(({ x, y }) => x * cos + y * sin);
  const across = points.map(({ x, y }) => y * cos - x * sin);
  const [left, right] = [Math.min(...along), Math.max(...along)];
  const [top, bottom] = [Math.min(...across), Math.max(...across)];
  const [middle, level] = [(left + right) / 2, (top + bottom) / 2];
  return {
    x: middle * cos - level * sin,
    y: middle * sin + level * cos,
    width: right - left,
    height: bottom - top,
    angle,
  };
}

/** Andrew's monotone chain. */
function hullOf(points: Point[]): Point[] {
  const sorted = points.toSorted((one, other) => one.x - other.x || one.y - other.y);
  const half = (ordered: Point[]): Point[] => {
    const chain: Point[] = [];
    for (const point of ordered) {
      while (chain.length > 1 && !turnsLeft(chain.at(-2), chain.at(-1), point)) chain.pop();
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

const turnsLeft = (a: Point | undefined, b: Point | undefined, c: Point): boolean =>
  !a || !b || (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x) > 0;

function grown(area: Area): Area {
  const by = (area.width * area.height * GROWTH) / (2 * (area.width + area.height));
  return { ...area, width: area.width + 2 * by, height: area.height + 2 * by };
}
