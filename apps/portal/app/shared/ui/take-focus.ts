/**
 * Gives an element the focus of the one whose place it has taken. Whoever has gone elsewhere in the meantime is not called
 * back: what they type now is meant for where they are.
 */
export function takeFocus(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true });
}
