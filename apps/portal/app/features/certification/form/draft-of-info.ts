import type { AuthInfo } from '@cheyantong/contract';
import { type Draft, EMPTY_DRAFT } from './draft.ts';
import type { FormShape } from './form-shape.ts';

/** Where the form begins: what was rejected is all there again, with the member's own number for a company's contact. */
export function startingDraft(form: FormShape, rejected: AuthInfo | null, mobile: string | null): Draft {
  const submitted: Readonly<Record<string, string | null>> | null = rejected?.[form.kind] ?? null;
  const own = form.kind === 'company' && mobile ? { contactMobile: mobile } : {};
  if (!submitted) return { ...EMPTY_DRAFT, values: own };
  const values = form.fields.flatMap(({ name }) => (submitted[name] ? [[name, submitted[name]]] : []));
  const photos = form.photos.flatMap(({ name, label }) =>
    submitted[name] ? [[name, { url: submitted[name], name: label }]] : [],
  );
  return { ...EMPTY_DRAFT, values: Object.fromEntries(values), photos: Object.fromEntries(photos) };
}
