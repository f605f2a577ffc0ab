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
