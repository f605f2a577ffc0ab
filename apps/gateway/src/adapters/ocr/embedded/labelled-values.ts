import { type Fragment, heightOf, type Page, partOf, sameRow } from './page.ts';

/** What a document prints before a value. */
export interface Label<Name extends string> {
  name: Name;
  /** How it is printed, and how it may be misread; letters that are printed far apart are found together. */
  pattern: RegExp;
  /** It may follow another value in the same piece of writing. */
  inside?: boolean;
  /** Its value may go on in the line below. */
  lines?: boolean;
}

type Values<Name extends string> = Partial<Record<Name, Fragment[]>>;

/** How far a line may begin from where the line above it begins, and how far below it: in heights of a line. */
const ALIGNED = 1.2;
const NEXT_LINE = 0.9;
/** A value's next piece is not further away than this: in heights of the smaller one, for words of another size are none of it. */
const NEAR = 2.5;
/** A value beside its label is that near; one further away may belong to another column. */
const LABEL_REACHES = 6;
/** Between the letters of one label. */
const SPREAD = 5;

/** Gives every value to its label, by where they stand: right of it, behind it in the same piece, or going on below. */
export function valuesByLabel<Name extends string>(page: Page, labels: readonly Label<Name>[]): Values<Name> {
  const pieces = joinSpreadLabels(page.fragments, labels).flatMap((fragment) => split(fragment, labels));
  const owners = new Map<Piece<Name>, Label<Name>>();
  const free = () =>
    pieces
      .filter((piece) => !piece.label && !owners.has(piece))
      .toSorted((one, other) => one.top - other.top || one.left - other.left);

  // Each round gives away one piece, which may be what the next one hangs on.
  for (let given = true; given; ) {
    given = free().some((piece) => {
      const owner = ownerOf(piece, pieces, owners);
      if (owner) owners.set(piece, owner);
      return owner !== undefined;
    });
  }

  const values: Values<Name> = {};
  for (const [piece, { name }] of owners) values[name] = [...(values[name] ?? []), piece];
  for (const name of Object.keys(values) as Name[]) values[name] = inReadingOrder(values[name] ?? []);
  return values;
}

interface Piece<Name extends string> extends Fragment {
  /** Set where the piece is a label itself. */
  label?: Label<Name>;
  /** The label that it stood behind in one piece of writing. */
  behind?: Label<Name>;
}

function ownerOf<Name extends string>(
  piece: Piece<Name>,
  pieces: readonly Piece<Name>[],
  owners: ReadonlyMap<Piece<Name>, Label<Name>>,
): Label<Name> | undefined {
  if (piece.behind) return piece.behind;
  const neighbour = leftNeighbour(piece, pieces);
  const gap = neighbour ? piece.left - neighbour.right : 0;
  if (neighbour?.label && gap < LABEL_REACHES * heightOf(piece)) return neighbour.label;
  const above = [...owners].find(([upper, owner]) => owner.lines && goesOnIn(upper, piece));
  if (above) return above[1];
  if (neighbour?.label) return neighbour.label;
  return neighbour && goesOnBeside(neighbour, piece) ? owners.get(neighbour) : undefined;
}

const leftNeighbour = <Name extends string>(
  piece: Piece<Name>,
  pieces: readonly Piece<Name>[],
): Piece<Name> | undefined =>
  pieces
    .filter((other) => other !== piece && middleOf(other) < middleOf(piece) && sameRow(other, piece))
    .toSorted((one, other) => other.right - one.right)[0];

const middleOf = ({ left, right }: Fragment): number => (left + right) / 2;

const goesOnBeside = (left: Fragment, right: Fragment): boolean =>
  right.left - left.right < NEAR * Math.min(heightOf(left), heightOf(right));

function goesOnIn(upper: Fragment, lower: Fragment): boolean {
  const height = Math.max(heightOf(upper), heightOf(lower));
  const gap = lower.top - upper.bottom;
  return (
    gap > -height / 2 && gap < NEXT_LINE * height && Math.abs(lower.left - upper.left) < ALIGNED * height
  );
}

/** From the top row to the last, each from the left. */
function inReadingOrder<F extends Fragment>(fragments: readonly F[]): F[] {
  const rows: F[][] = [];
  for (const fragment of fragments.toSorted((one, other) => one.top - other.top)) {
    const row = rows.find(([first]) => first && sameRow(first, fragment));
    if (row) row.push(fragment);
    else rows.push([fragment]);
  }
  return rows.flatMap((row) => row.toSorted((one, other) => one.left - other.left));
}

/** Cuts a piece where labels begin and end. */
function split<Name extends string>(fragment: Fragment, labels: readonly Label<Name>[]): Piece<Name>[] {
  const found = labels
    .flatMap((label) => {
      const match = label.pattern.exec(fragment.text);
      const isHere = match && (match.index === 0 || label.inside);
      return isHere ? [{ label, from: match.index, to: match.index + match[0].length }] : [];
    })
    .toSorted((one, other) => one.from - other.from);
  if (found.length === 0) return [fragment];
  const before = found[0]?.from ? [partOf(fragment, 0, found[0].from)] : [];
  return [
    ...before,
    ...found.flatMap(({ label, from, to }, at): Piece<Name>[] => {
      const end = found[at + 1]?.from ?? fragment.characters.length;
      const value = to < end ? [{ ...partOf(fragment, to, end), behind: label }] : [];
      return [{ ...partOf(fragment, from, to), label }, ...value];
    }),
  ];
}

/** 名　　称 is often found as two pieces: a single letter, and one that begins with the rest of the label. */
function joinSpreadLabels(
  fragments: readonly Fragment[],
  labels: readonly Label<string>[],
): readonly Fragment[] {
  const isLabel = (text: string) => labels.some(({ pattern }) => pattern.exec(text)?.index === 0);
  for (const first of fragments) {
    if (first.characters.length !== 1) continue;
    const second = fragments.find(
      (other) =>
        other.left > first.left &&
        other.left - first.right < SPREAD * heightOf(first) &&
        sameRow(first, other) &&
        isLabel(first.text + other.text),
    );
    if (!second) continue;
    const others = fragments.filter((fragment) => fragment !== first && fragment !== second);
    return joinSpreadLabels([...others, joined(first, second)], labels);
  }
  return fragments;
}

function joined(first: Fragment, second: Fragment): Fragment {
  const [left, right] = [first.left, Math.max(first.right, second.right)];
  const at = (fragment: Fragment, share: number) =>
    (fragment.left + share * (fragment.right - fragment.left) - left) / (right - left);
  const width = right - left;
  const moved = (left + right - first.left - first.right) / 2;
  return {
    text: first.text + second.text,
    characters: [first, second].flatMap((fragment) =>
      fragment.characters.map((character) => ({ ...character, at: at(fragment, character.at) })),
    ),
    left,
    right,
    top: Math.min(first.top, second.top),
    bottom: Math.max(first.bottom, second.bottom),
    area: {
      ...second.area,
      x: first.area.x + moved * Math.cos(second.area.angle),
      y: first.area.y + moved * Math.sin(second.area.angle),
      width,
    },
  };
}
