type Numbers = Uint16Array | Uint32Array | Float64Array;

/** The same numbers with room for more. */
export function withRoom<Kind extends Numbers>(numbers: Kind, room: number): Kind {
  const Kind = numbers.constructor as new (length: number) => Kind;
  const wider = new Kind(room);
  wider.set(numbers);
  return wider;
}
