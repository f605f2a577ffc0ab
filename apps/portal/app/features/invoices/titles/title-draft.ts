import type { InvoiceTitle, TitleForm } from '@cheyantong/contract';
import { type TitleKind, titleProblems, type WrittenTitle } from '@cheyantong/domain';
import type { Problems } from '../../../shared/form/use-form.ts';

/** The fields in the order they stand on the form. */
const FIELDS = ['kind', 'name', 'taxNumber', 'address', 'phone', 'bank', 'bankAccount', 'email'] as const;
export type TitleField = (typeof FIELDS)[number];

/** A title while it is being written: an empty field is an empty text. */
export type TitleDraft = Record<Exclude<TitleField, 'kind'>, string> & { kind: TitleKind };

export const NEW_TITLE: TitleDraft = {
  kind: 'company',
  name: '',
  taxNumber: '',
  address: '',
  phone: '',
  bank: '',
  bankAccount: '',
  email: '',
};

export const draftOf = (title: InvoiceTitle): TitleDraft => ({
  kind: title.kind,
  name: title.name,
  taxNumber: title.taxNumber ?? '',
  address: title.address ?? '',
  phone: title.phone ?? '',
  bank: title.bank ?? '',
  bankAccount: title.bankAccount ?? '',
  email: title.email ?? '',
});

/** As the gateway reads it, which leaves out blanks at both ends. */
export const writtenTitle = (draft: TitleDraft): WrittenTitle & Omit<TitleForm, 'isDefault' | 'titleId'> => {
  const { kind, ...texts } = draft;
  const trimmed = Object.fromEntries(Object.entries(texts).map(([field, value]) => [field, value.trim()]));
  return { kind, ...(trimmed as Omit<TitleDraft, 'kind'>) };
};

/** A sentence for each field that is not right; none where nothing is being written. */
export function problemsOf(draft: TitleDraft | null): Problems<TitleField> {
  const found = draft ? titleProblems(writtenTitle(draft)) : {};
  return Object.fromEntries(FIELDS.map((field) => [field, found[field] ?? null])) as Problems<TitleField>;
}
