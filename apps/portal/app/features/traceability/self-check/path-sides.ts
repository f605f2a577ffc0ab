/** On which side of the way each digest beside it stands, from the leaf upwards (RFC 9162, 2.1.3.2). */
export function pathSides(index: number, size: number, steps: number): ('left' | 'right')[] {
  let place = index;
  let last = size - 1;
  return Array.from({ length: steps }, () => {
    const isBesideLeft = place % 2 === 1 || place === last;
    // A lone node at the end of its row rises until it has a neighbour.
    if (isBesideLeft) while (place % 2 === 0 && place > 0) [place, last] = [half(place), half(last)];
    [place, last] = [half(place), half(last)];
    return isBesideLeft ? 'left' : 'right';
  });
}

const half = (number: number): number => Math.floor(number / 2);
