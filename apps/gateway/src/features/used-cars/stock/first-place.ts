/** The first place for which something holds that holds for all behind it as well; `last` where for none before. */
export function firstPlace(last: number, holds: (place: number) => boolean): number {
  let [low, high] = [0, last];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The same, soonest found where it is near a guess: steps of one, two, four … away from it, and then between the last two. */
export function placeNear(guess: number, last: number, holds: (place: number) => boolean): number {
  let [low, high] = [0, last];
  let place = Math.min(guess, last - 1);
  for (let step = 1; low < high && place >= low && place < high; step *= 2) {
    if (holds(place)) {
      high = place;
      place = high - step;
    } else {
      low = place + 1;
      place = low - 1 + step;
    }
  }
  return low + firstPlace(high - low, (at) => holds(low + at));
}
