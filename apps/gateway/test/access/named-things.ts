import type { Call } from '@cheyantong/contract';
import * as contract from '@cheyantong/contract';
import { z } from 'zod';

/** What a member may have, and others have to keep their hands off. */
type Thing = 'order' | 'file' | 'upload' | 'session' | 'message' | 'title' | 'lead' | 'favourite' | 'report';

/** What a field of a member's call names, by its name; a field that two calls mean differently is named with its call. */
const NAMES: Readonly<Record<string, Thing>> = {
  orderNo: 'order',
  orderSn: 'order',
  outTradeNo: 'order',
  'cancelOrder.id': 'order',
  orderToken: 'order',
  replaces: 'order',
  keywords: 'order',
  reportCode: 'report',
  url: 'file',
  licenseUrl: 'file',
  authLetterUrl: 'file',
  idCardFrontUrl: 'file',
  idCardBackUrl: 'file',
  uploadId: 'upload',
  sessionId: 'session',
  messageIds: 'message',
  titleId: 'title',
  clueId: 'lead',
  'removeFavorite.vehicleId': 'favourite',
};

/** Everybody may name these: what is for sale, places and cars, documents; and what is checked against them alone. */
const EVERYBODYS = new Set(
  `vehicleId partId skuId skuSn outletId brandId seriesId modelId brandCode seriesCode modelCode provinceCode cityCode
   traceCode version agreedVersion picUrl paymentUrl`.split(/\s+/),
);

/** What members write about themselves or their cars, and codes that were sent to them. */
const WORDS = new Set(
  `name digest phone phoneNumber smsCode code oldCode newCode challenge nickName remark cancelReason
   brandName seriesName modelName provinceName cityName parentTypeName typeName skuName spuName
   recordDate beginDate endDate appointDate vin plateNo engineNo color address
   contactName contactPhone contactMobile contactEmail taxNumber bank bankAccount email
   realName idCardNo nation birthday issueAuthority validStartDate validEndDate
   companyName creditCode companyType legalPerson legalPersonIdCardNo registeredCapital establishDate
   businessTermStart businessTermEnd businessAddress businessScope`.split(/\s+/),
);

/** Taken, because the specification has it, and read by nobody. */
const IGNORED = new Set(['submitOrder.vehicleLicenseUrl']);

interface NamedField {
  call: string;
  field: string;
}

/** Every text of every member's call, however deep it lies. */
function textsOfMembers(): NamedField[] {
  return Object.entries(contract as Record<string, Call>)
    .filter(([, { access }]) => access === 'member')
    .flatMap(([call, { params, query, body }]) =>
      [params, query, body]
        .flatMap((part) =>
          part ? [...textsIn(z.toJSONSchema(part, { unrepresentable: 'any', io: 'input' }))] : [],
        )
        .map((field) => ({ call, field })),
    );
}

type Schema = z.core.JSONSchema.BaseSchema;

function* textsIn(schema: Schema, name = ''): Generator<string> {
  for (const choice of [...(schema.anyOf ?? []), ...(schema.allOf ?? [])])
    yield* textsIn(choice as Schema, name);
  if (schema.items) yield* textsIn(schema.items as Schema, name);
  for (const [field, inner] of Object.entries(schema.properties ?? {}))
    yield* textsIn(inner as Schema, field);
  if (name && schema.type === 'string' && !schema.enum && schema.const === undefined) yield name;
}

const thingNamedBy = ({ call, field }: NamedField): Thing | undefined =>
  NAMES[`${call}.${field}`] ?? NAMES[field];

const isKnown = (each: NamedField): boolean =>
  thingNamedBy(each) !== undefined ||
  EVERYBODYS.has(each.field) ||
  WORDS.has(each.field) ||
  IGNORED.has(nameOf(each));

const nameOf = ({ call, field }: NamedField): string => `${call}.${field}`;

/** Fields of which nobody has said whose thing they name. */
export const unknownFields = (): string[] =>
  textsOfMembers()
    .filter((each) => !isKnown(each))
    .map(nameOf);

/** Where a member can name something of somebody else's. */
export const fieldsNamingThings = (): string[] => [
  ...new Set(textsOfMembers().filter(thingNamedBy).map(nameOf)),
];
