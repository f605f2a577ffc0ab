/** Joins the class names that apply; `undefined` and `false` drop out. */
export function classNames(...names: ReadonlyArray<string | false | null | undefined>): string {
  return names.filter(Boolean).join(' ');
}
