import { range } from '../geometry/curves.ts';
import { clamp, type Vec3 } from '../geometry/vector.ts';
import type { Stage } from '../stage.ts';
import { clip, element } from '../svg.ts';
import { TYRE_WIDTH, tyre, wheel } from './wheel.ts';

/** Dark tyres of the far side, seen under the car; from straight ahead those of both sides. */
export function farWheels(stage: Stage): string {
  const { axles, halfWidth, wheel: design } = stage.profile;
  const outer = halfWidth - 0.06;
  return (stage.sideSeen ? [-1] : [-1, 1])
    .flatMap((side) =>
      axles.map((x) => tyre(stage, x, side * outer, side * (outer - TYRE_WIDTH), design.radius, '#0e1114')),
    )
    .join('');
}

/** Arch openings, tyres and rims of the near side. */
export function nearWheels(stage: Stage): string {
  const { profile } = stage;
  return profile.axles.map((x, i) => archAndWheel(stage, x, i === 0 ? 'front' : 'rear')).join('');
}

function archAndWheel(stage: Stage, x: number, name: string): string {
  const { pen, profile, tub } = stage;
  const { radius, gap } = profile.wheel;
  const arch = archOutline(stage, x, 0);
  const foot = (px: number): Vec3 => {
    const s = clamp(tub.sAtX(px), stage.visible.from, stage.visible.to);
    return tub.at(s, 1);
  };
  // One outline for "through the arch or below the sill": two overlapping ones would cancel out in some renderers.
  const seen: Vec3[] = [
    ...range(Math.max(0.02, x - 1.1), x - radius - gap - 0.01, 12).map(foot),
    ...arch.toReversed(),
    ...range(x + radius + gap + 0.01, Math.min(profile.length - 0.02, x + 1.1), 12).map(foot),
    [x + 1.4, profile.halfWidth, -0.4],
    [x - 1.4, profile.halfWidth, -0.4],
  ];
  const opening = stage.id(`${name}-arch`);
  return (
    claddingRound(stage, x) +
    clip(opening, pen.outline(seen)) +
    element(
      'g',
      { 'clip-path': `url(#${opening})`, 'data-part': 'wheel' },
      pen.area(arch, '#07090b') + wheel(stage, x, tub.onSide([x, radius * 1.2])[1] - 0.04, radius),
    ) +
    archLip(stage, arch)
  );
}

/** The edge of the opening in the side panel, from sill to sill over the wheel. */
function archOutline({ profile, tub, visible }: Stage, x: number, grow: number): Vec3[] {
  const { radius, gap } = profile.wheel;
  const size = radius + gap + grow;
  const sill = tub.bottom(tub.sAtX(x));
  const foot = Math.asin(Math.min(0.9, (radius - sill) / size));
  return range(-foot, Math.PI + foot, 40).map((a) => {
    const s = clamp(tub.sAtX(x + Math.cos(a) * size), visible.from, visible.to);
    return tub.atHeight(s, radius + Math.sin(a) * size);
  });
}

function claddingRound(stage: Stage, x: number): string {
  if (!stage.profile.trim.cladding) return '';
  const rim = archOutline(stage, x, 0.065);
  return (
    stage.pen.area(rim, '#24282c') +
    stage.pen.line(rim.slice(4, -4), '#ffffff', 0.8, { 'stroke-opacity': 0.22 })
  );
}

function archLip({ pen, profile, lightPaint }: Stage, arch: readonly Vec3[]): string {
  if (profile.trim.cladding) return pen.line(arch, '#05070a', 1, { 'stroke-opacity': 0.7 });
  return (
    pen.line(arch, '#05070a', 1.1, { 'stroke-opacity': 0.45 }) +
    pen.line(arch.slice(6, -6), '#ffffff', 0.9, { 'stroke-opacity': lightPaint ? 0.7 : 0.32 })
  );
}
