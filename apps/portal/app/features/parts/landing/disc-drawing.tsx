const CENTRE = 200;
const RINGS = [198, 188, 132, 124, 78, 34];
const VENTS = 48;
const BOLTS = 5;
const BOLT_CIRCLE = 56;

const turned = (count: number, index: number): string =>
  `rotate(${(360 / count) * index} ${CENTRE} ${CENTRE})`;

/** A brake disc as a draughtsman would begin it, in hairlines on blue. */
export function DiscDrawing({ className }: { className: string | undefined }) {
  return (
    <svg viewBox="0 0 400 400" className={className} aria-hidden="true">
      <g fill="none" stroke="#fff" strokeOpacity="0.22">
        {RINGS.map((radius) => (
          <circle key={radius} cx={CENTRE} cy={CENTRE} r={radius} />
        ))}
        {Array.from({ length: VENTS }, (_, index) => (
          <path key={turned(VENTS, index)} d="M200 64q8-24 4-48" transform={turned(VENTS, index)} />
        ))}
        {Array.from({ length: BOLTS }, (_, index) => (
          <circle
            key={turned(BOLTS, index)}
            cx={CENTRE}
            cy={CENTRE - BOLT_CIRCLE}
            r="9"
            transform={turned(BOLTS, index)}
          />
        ))}
        <path d="M200 0v400M0 200h400" strokeDasharray="14 4 3 4" />
      </g>
    </svg>
  );
}
