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

/** The same, soonest found where it is near the start: steps of one, two, four … and then between the last two. */
export function placeFromStart(last: number, holds: (place: number) => boolean): number {
  let [before, step] = [-1, 1];
  while (before + step < last && !holds(before + step)) {
    before += step;
    step *= 2;
  }
  const beyond = before + 1;
  return beyond + firstPlace(Math.min(before + step, last) - beyond, (place) => holds(beyond + place));
}

/** The same, soonest found where it is near the end. */
export function placeFromEnd(last: number, holds: (place: number) => boolean): number {
  const fromEnd = placeFromStart(last, (place) => !holds(last - 1 - place));
  return last - fromEnd;
}
