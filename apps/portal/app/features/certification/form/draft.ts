import type { FileInfo } from '@cheyantong/contract';
import type { CertificationKind } from '@cheyantong/domain';
import { create } from 'zustand';
import { belongsToMember } from '../../../shared/session/belongings.ts';
import { memberNow, useMember } from '../../../shared/session/session.ts';
import { readStored, STORAGE_KEYS, writeStored } from '../../../shared/storage.ts';
import type { Signature } from '../sign/signature.ts';
import type { Values } from './form-shape.ts';

/** In shares of the picture. */
interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What the reader made of a field, and where it stands on the photo. */
export interface ReadWord {
  value: string;
  box: Box | null;
}

export interface Draft {
  photos: Readonly<Record<string, FileInfo>>;
  values: Values;
  read: Readonly<Record<string, ReadWord>>;
  /** Read with little confidence, and nobody has said yet that it is right. */
  doubtful: readonly string[];
  signature: Signature | null;
}

export const EMPTY_DRAFT: Draft = { photos: {}, values: {}, read: {}, doubtful: [], signature: null };

interface Drafts {
  /** Whose they are: a tab may be left under one name and found again under another. */
  member: string | null;
  drafts: Partial<Record<CertificationKind, Draft>>;
}

const NONE: Drafts = { member: null, drafts: {} };

/**
 * What has been filled in so far. It goes with the tab and with the member: names and numbers of a card are not left
 * behind in a browser, and photos that nobody submitted are gone within a day anyway.
 */
const useDrafts = create<Drafts>(() => readStored(STORAGE_KEYS.certificationDrafts, isDrafts) ?? NONE);

useDrafts.subscribe((now) => writeStored(STORAGE_KEYS.certificationDrafts, now === NONE ? null : now));

export function useDraft(kind: CertificationKind): Draft | undefined {
  const member = useMember();
  return useDrafts(({ member: owner, drafts }) => (owner === member ? drafts[kind] : undefined));
}

/** From what it is now, whatever has come in meanwhile. */
export function changeDraft(kind: CertificationKind, change: (draft: Draft) => Draft, start: Draft): void {
  const member = memberNow();
  useDrafts.setState(({ member: owner, drafts }) => {
    const own = owner === member ? drafts : {};
    return { member, drafts: { ...own, [kind]: change(own[kind] ?? start) } };
  });
}

export const forgetDraft = (kind: CertificationKind): void =>
  useDrafts.setState(({ member, drafts: { [kind]: _, ...others } }) => ({ member, drafts: others }));

const forgetAll = (): void => useDrafts.setState(NONE, true);

belongsToMember({
  forget: forgetAll,
  layAside: () => ({ bringBack: () => undefined, discard: forgetAll }),
});

function isDrafts(value: unknown): value is Drafts {
  return typeof value === 'object' && value !== null && 'member' in value && 'drafts' in value;
}
