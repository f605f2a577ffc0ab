import type { NumberView } from '@cheyantong/contract';
import { dateTimeText, NUMBER_PARTIES, type NumberParty, type NumberUse } from '@cheyantong/domain';
import { and, count, desc, eq, inArray } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import { auditLog } from '../audit/tables.ts';
import { leads } from '../leads/tables.ts';

/** What the log calls it, what the member reads of it, and in a list. */
const USES: Record<string, { what: NumberUse; whatLabel: string }> = {
  'phone.handed': { what: '交给', whatLabel: '得到您的号码' },
  'phone.viewed': { what: '查看', whatLabel: '看过您的号码' },
  'phone.called': { what: '拨打', whatLabel: '拨打过您的号码' },
};
const ABOUT_THE_NUMBER = Object.keys(USES);

interface Wanted {
  pageNum: number;
  pageSize: number;
  party?: NumberParty | undefined;
}

type Entry = typeof auditLog.$inferSelect;

/** Who got, saw or called a member's number: what the log says of it, and nothing else, so nothing twice. */
export async function listNumberViews(
  db: DbHandle,
  memberId: bigint,
  { pageNum, pageSize, party }: Wanted,
): Promise<{ list: NumberView[]; total: number }> {
  const wanted = and(
    eq(auditLog.memberId, memberId),
    inArray(auditLog.action, ABOUT_THE_NUMBER),
    party && eq(auditLog.actorKind, party),
  );
  const [counted] = await db.select({ total: count() }).from(auditLog).where(wanted);
  const entries = await db
    .select()
    .from(auditLog)
    .where(wanted)
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
  const subjects = await subjectsOf(db, entries);
  return { list: entries.map((entry) => presentView(entry, subjects)), total: counted?.total ?? 0 };
}

/** The car or part of each lead among them. */
async function subjectsOf(db: DbHandle, entries: readonly Entry[]): Promise<Map<string, string | null>> {
  const ids = entries.flatMap(({ subjectKind, subjectId }) =>
    subjectKind === 'lead' ? [BigInt(subjectId)] : [],
  );
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      id: leads.id,
      partName: leads.partName,
      modelName: leads.modelName,
      seriesName: leads.seriesName,
      brandName: leads.brandName,
    })
    .from(leads)
    .where(inArray(leads.id, ids));
  return new Map(
    rows.map(({ id, partName, modelName, seriesName, brandName }) => [
      String(id),
      partName ?? modelName ?? seriesName ?? brandName,
    ]),
  );
}

function presentView(entry: Entry, subjects: ReadonlyMap<string, string | null>): NumberView {
  const { at, actorKind, actorName, action, subjectKind, subjectId, facts } = entry;
  const party = actorKind === 'member' ? 'system' : actorKind;
  const { what, whatLabel } = USES[action] ?? { what: '查看', whatLabel: '看过您的号码' };
  const isLead = subjectKind === 'lead';
  return {
    time: dateTimeText(at),
    party,
    partyLabel: NUMBER_PARTIES[party],
    name: actorName,
    what,
    whatLabel: facts.detail ? `${whatLabel}，${facts.detail}` : whatLabel,
    occasion: facts.occasion ?? '',
    subject: (isLead && subjects.get(subjectId)) || null,
    clueId: isLead ? subjectId : null,
  };
}
