import { typeInto } from '../ui/type-into.ts';
import { takeOver } from './early-presses.ts';

const TYPED = 'input:not([type=checkbox], [type=radio], [type=file]), textarea';

/**
 * Tells the first page what was typed into its fields before it had started. React lets it stand, but knows nothing of it, and
 * takes it back with the first change around it.
 */
export function tellWhatWasTyped(): void {
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TYPED)) {
    const typed = field.value;
    if (typed === field.defaultValue) continue;
    takeOver(field);
    // React has seen it standing there: only what differs from what it knows is news.
    field.value = field.defaultValue;
    typeInto(field, typed);
  }
}
