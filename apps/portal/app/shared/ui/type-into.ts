/** Changes an input as typing would, so that controlled, uncontrolled and form-library owners all hear of it. */
export function typeInto(input: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const setValue = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set;
  setValue?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
