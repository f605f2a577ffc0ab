import type { CallRequest, InvoiceTitle, saveInvoiceTitle } from '@cheyantong/contract';
import { CERTIFIED_TITLE, MOST_TITLES_KEPT, type WrittenTitle } from '@cheyantong/domain';
import type { DbHandle } from '../../db/handle.ts';
import { ownIdFrom } from '../../db/own-id.ts';
import { Failure } from '../../http/failure.ts';
import type { CertifiedCompany, InvoiceDesk } from './desk.ts';
import { type TitleFacts, type TitleRow, Titles } from './titles.ts';

type SavedForm = CallRequest<typeof saveInvoiceTitle>['body'];

/** The certified company first, then the default, then the others as they were kept. */
export async function listTitles(desk: InvoiceDesk, memberId: bigint): Promise<InvoiceTitle[]> {
  const company = await desk.certifiedCompanyOf(desk.db, memberId);
  const kept = await new Titles(desk.db, memberId).list();
  const hasDefault = kept.some(({ isDefault }) => isDefault);
  return [
    ...(company ? [{ ...presentCertified(company), isDefault: !hasDefault }] : []),
    ...kept.map(presentTitle),
  ];
}

export const saveTitle = (desk: InvoiceDesk, memberId: bigint, form: SavedForm): Promise<InvoiceTitle> =>
  desk.db.transaction(async (tx) => presentTitle(await keepTitle(tx, memberId, form)));

/** Keeps a new title or changes one; the same name again is the same title. */
export async function keepTitle(tx: DbHandle, memberId: bigint, form: SavedForm): Promise<TitleRow> {
  const titles = new Titles(tx, memberId);
  await titles.takeTurn();
  const facts = factsOf(form);
  const { isDefault } = form;
  const known =
    form.titleId === undefined ? await titles.findSame(facts) : await ownTitle(titles, form.titleId);
  if (!known && (await titles.count()) >= MOST_TITLES_KEPT)
    throw new Failure('A0500', `最多保存 ${MOST_TITLES_KEPT} 个发票抬头，请先删除不用的`);
  if (isDefault) await titles.dropDefault(known?.id ?? null);
  const kept = known
    ? await titles.change(known.id, { ...facts, isDefault })
    : await titles.add({ ...facts, isDefault });
  if (!kept) throw new Error('a title was not kept');
  return kept;
}

async function ownTitle(titles: Titles, titleId: string): Promise<TitleRow> {
  const id = ownIdFrom(titleId);
  const own = id === null ? undefined : await titles.find(id);
  if (!own) throw new Failure('A0401', '这个发票抬头不存在或已删除');
  return own;
}

export async function removeTitle(desk: InvoiceDesk, memberId: bigint, titleId: string): Promise<null> {
  if (titleId === CERTIFIED_TITLE) throw new Failure('A0500', '认证企业的抬头随认证而定，不能删除');
  const id = ownIdFrom(titleId);
  if (id !== null) await new Titles(desk.db, memberId).remove(id);
  return null;
}

/** What is left empty is not kept, and a person has none of a company's data. */
export function factsOf(title: WrittenTitle): TitleFacts {
  const ofCompany = (value: string | undefined) => (title.kind === 'company' && value ? value : null);
  return {
    kind: title.kind,
    name: title.name,
    taxNumber: ofCompany(title.taxNumber),
    address: ofCompany(title.address),
    phone: ofCompany(title.phone),
    bank: ofCompany(title.bank),
    bankAccount: ofCompany(title.bankAccount),
    email: title.email || null,
  };
}

export const certifiedFacts = ({ name, creditCode, address }: CertifiedCompany): TitleFacts => ({
  kind: 'company',
  name,
  taxNumber: creditCode,
  address,
  phone: null,
  bank: null,
  bankAccount: null,
  email: null,
});

const presentCertified = (company: CertifiedCompany): InvoiceTitle => ({
  ...certifiedFacts(company),
  titleId: CERTIFIED_TITLE,
  isDefault: false,
  certified: true,
});

const presentTitle = ({ id, memberId: _, createdAt: __, ...title }: TitleRow): InvoiceTitle => ({
  ...title,
  titleId: String(id),
  certified: false,
});
