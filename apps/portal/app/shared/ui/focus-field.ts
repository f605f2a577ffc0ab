/** What helps to fill a field in, such as the button that sends a code, is not the field. */
const CONTROLS =
  ':is(input:not([type="hidden"]), button, textarea, select, [tabindex]:not([tabindex="-1"])):not([data-aside] *)';

/** Marks the box around a field, so that a form can lead there. */
export const fieldMark = <Name extends string>(name: Name) => ({ 'data-field': name });

/** Leads the visitor to a field that needs them: in view, with the focus in its first control. */
export function focusField<Name extends string>(form: HTMLElement | null, name: Name): void {
  const box = form?.querySelector<HTMLElement>(`[data-field="${name}"]`);
  box?.scrollIntoView({ block: 'center' });
  box?.querySelector<HTMLElement>(CONTROLS)?.focus({ preventScroll: true });
}
