import type {
  Agreement,
  AgreementEdition,
  CallData,
  GivenConsent,
  listAgreements,
  listMyConsents,
} from '@cheyantong/contract';
import {
  ACCOUNT_AGREEMENTS,
  AGREEMENT_IDS,
  AGREEMENTS,
  type AgreementId,
  beijingDay,
  CONSENT_WITHDRAWALS,
  dateTimeText,
} from '@cheyantong/domain';
import type { DbHandle } from '../../db/handle.ts';
import { Failure } from '../../http/failure.ts';
import { Agreements, type VersionInForce, type VersionRow } from './agreements.ts';
import { compareBlocks } from './compare.ts';
import { type ConsentRow, Consents } from './consents.ts';

export async function presentList(db: DbHandle, now = new Date()): Promise<CallData<typeof listAgreements>> {
  const all = Map.groupBy(await new Agreements(db).all(), ({ document }) => document);
  return AGREEMENT_IDS.flatMap((document) => {
    const editions = editionsOf(all.get(document) ?? [], now);
    const current = editions.find(({ state }) => state === 'inForce');
    if (!current) return [];
    const { version, announcedDate } = current;
    const upcoming = editions.find(({ state }) => state === 'upcoming') ?? null;
    return [{ document, name: AGREEMENTS[document].name, version, announcedDate, upcoming }];
  });
}

/** One version with its place among the others; the one in force unless another is asked for. */
export async function presentAgreement(
  db: DbHandle,
  document: AgreementId,
  wanted: string | undefined,
  now = new Date(),
): Promise<Agreement> {
  const rows = await new Agreements(db).versionsOf(document);
  const editions = editionsOf(rows, now);
  const version = wanted ?? editions.find(({ state }) => state === 'inForce')?.version;
  const at = rows.findIndex((row) => row.version === version);
  const [row, edition, previous] = [
    rows[at],
    editions.find((each) => each.version === version),
    rows[at - 1],
  ];
  if (!row || !edition) throw new Failure('A0401', '没有这个版本');
  return {
    ...edition,
    document,
    name: AGREEMENTS[document].name,
    blocks: row.blocks,
    history: editions,
    comparison: previous
      ? { previousVersion: previous.version, blocks: compareBlocks(previous.blocks, row.blocks) }
      : null,
  };
}

export async function presentConsents(
  db: DbHandle,
  memberId: bigint,
): Promise<CallData<typeof listMyConsents>> {
  const consents = new Consents(db);
  const given = await consents.latestOf(memberId);
  const lastWords = new Map((await consents.historyOf(memberId)).map((row) => [row.document, row]));
  const inForce = await new Agreements(db).inForce();
  const isDue = ({ document, version }: VersionInForce) => {
    const agreed = given.get(document)?.version;
    const wasAsked = agreed !== undefined || ACCOUNT_AGREEMENTS.some((each) => each === document);
    return wasAsked && agreed !== version;
  };
  return {
    given: [...new Map([...lastWords, ...given]).values()].map(presentGiven),
    due: [...inForce.values()].filter(isDue).map(({ document, version, changes }) => ({
      document,
      name: AGREEMENTS[document].name,
      version,
      changes,
    })),
  };
}

const presentGiven = ({ document, version, givenAt, withdrawnAt }: ConsentRow): GivenConsent => ({
  document,
  name: AGREEMENTS[document].name,
  version,
  time: dateTimeText(givenAt),
  withdrawnTime: withdrawnAt && dateTimeText(withdrawnAt),
  withdrawable: CONSENT_WITHDRAWALS[document].possible && withdrawnAt === null,
  withdrawalMeaning: CONSENT_WITHDRAWALS[document].meaning,
});

/** Newest first, of one document. */
function editionsOf(rows: readonly VersionRow[], now: Date): AgreementEdition[] {
  const today = beijingDay(now);
  const current = rows.findLast(({ version }) => version <= today)?.version ?? '';
  return rows.toReversed().map(({ version, announcedOn, changes }) => ({
    version,
    announcedDate: announcedOn,
    changes,
    state: version === current ? 'inForce' : version > today ? 'upcoming' : 'past',
  }));
}
