import type { CertificationKind, CertificationStatus } from '@cheyantong/domain';
import { sql } from 'drizzle-orm';
import { date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Verdict } from '../../adapters/identity/port.ts';
import { bytes, idOf, moment, now, ownId } from '../../db/columns.ts';
import type { CryptoSuite } from '../../sealing/file-keys.ts';
import { members } from '../account/tables.ts';

const memberId = () =>
  idOf('member_id')
    .notNull()
    .references(() => members.id, { onDelete: 'cascade' });

/** What somebody signed, when, from where, and which wording of the consent. */
export const certificationSignatures = pgTable(
  'certification_signatures',
  {
    id: ownId(),
    memberId: memberId(),
    fileId: text('file_id').notNull(),
    digest: text('digest').notNull(),
    consentVersion: text('consent_version').notNull(),
    address: text('address').notNull(),
    signedAt: moment('signed_at').notNull().default(now),
  },
  (table) => [index('certification_signatures_of_member').on(table.memberId, table.id)],
);

/** A photo of a document. Its digest outlives the file. */
export interface Photo {
  fileId: string;
  digest: string;
}

/** Every submission; one that is mended is a new one. */
export const certifications = pgTable(
  'certifications',
  {
    id: ownId(),
    memberId: memberId(),
    kind: text('kind').$type<CertificationKind>().notNull(),
    status: text('status').$type<CertificationStatus>().notNull().default('pending'),
    /** What was filled in, sealed; null once it was withdrawn. */
    form: bytes('form'),
    suite: text('suite').$type<CryptoSuite>(),
    keyId: text('key_id'),
    /** Digest of the ID number or credit code under a key: finds the same number again and tells nobody what it is. */
    numberIndex: text('number_index'),
    /** The last day the document is good for; null: for ever. */
    validUntil: date('valid_until', { mode: 'string' }),
    photos: jsonb('photos').$type<Record<string, Photo>>().notNull(),
    photosDeletedAt: moment('photos_deleted_at'),
    signatureId: idOf('signature_id').references(() => certificationSignatures.id, { onDelete: 'set null' }),
    consentVersion: text('consent_version').notNull(),
    verifyTries: integer('verify_tries').notNull().default(0),
    /** What the registers said, for the reviewer. */
    verdict: text('verdict').$type<Verdict | 'unavailable'>(),
    verifiedAt: moment('verified_at'),
    rejectReason: text('reject_reason'),
    rejectedFields: jsonb('rejected_fields').$type<string[]>().notNull().default([]),
    submittedAt: moment('submitted_at').notNull().default(now),
    decidedAt: moment('decided_at'),
  },
  (table) => [
    uniqueIndex('certifications_one_pending').on(table.memberId).where(sql`status = 'pending'`),
    uniqueIndex('certifications_one_approved').on(table.memberId, table.kind).where(sql`status = 'approved'`),
    uniqueIndex('certifications_one_person')
      .on(table.numberIndex)
      .where(sql`status = 'approved' and kind = 'personal'`),
    index('certifications_of_member').on(table.memberId, table.id),
    index('certifications_by_number').on(table.numberIndex),
    index('certifications_by_status').on(table.status, table.submittedAt),
  ],
);

/** How a submission came to where it stands. */
export const certificationEvents = pgTable(
  'certification_events',
  {
    id: ownId(),
    certificationId: idOf('certification_id')
      .notNull()
      .references(() => certifications.id, { onDelete: 'cascade' }),
    status: text('status').$type<CertificationStatus>().notNull(),
    actor: text('actor').notNull(),
    remark: text('remark'),
    at: moment('at').notNull().default(now),
  },
  (table) => [index('certification_events_of').on(table.certificationId, table.id)],
);
