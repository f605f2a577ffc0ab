import { ocrOss } from '@cheyantong/contract';
import { OCR_NO_PICTURE_SENTENCE, OCR_UNREADABLE_SENTENCE } from '@cheyantong/domain';
import { drawIdCardFront, SAMPLE_PEOPLE } from '@cheyantong/sample-documents';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestGateway, type TestGateway } from '../../../test/gateway.ts';
import { pdf, photo, upload } from '../files/test-files.ts';

const [person] = SAMPLE_PEOPLE;
if (!person) throw new Error('there are no samples');

let gateway: TestGateway;
let member: string;
let stranger: string;
let card: string;
beforeAll(async () => {
  gateway = await startTestGateway();
  member = await gateway.logIn('13800138000');
  stranger = await gateway.logIn('13900139000');
  card = await uploaded(await drawIdCardFront(person));
});
afterAll(() => gateway.close());

const uploaded = async (bytes: Uint8Array): Promise<string> =>
  (await upload(gateway.app, member, [{ bytes }])).data.url;
const read = async (token: string, url: string) => {
  const answer = await gateway.app.inject({
    method: ocrOss.method,
    url: `/api/${ocrOss.path}`,
    headers: { authorization: `Bearer ${token}` },
    payload: { url, type: 'idCardFront' },
  });
  return answer.json();
};

// A picture is two seconds of work, and a busy machine has little time for it.
it('a member has their own card read, and sees where each field stood', { timeout: 120_000 }, async () => {
  const { data } = await read(member, card);
  const { name, sex, ethnicity, birthDate, address, idNumber } = person;
  expect(data).toEqual({
    type: 'idCardFront',
    name,
    sex,
    ethnicity,
    birthDate,
    address,
    idNumber,
    lowConfidence: [],
    boxes: expect.objectContaining({ idNumber: expect.objectContaining({ x: expect.any(Number) }) }),
  });
});

it.each([
  ['somebody else’s file', () => ({ token: stranger, url: card })],
  ['an address outside', () => ({ token: member, url: 'http://127.0.0.1:1/card.png' })],
  ['a file of the server', () => ({ token: member, url: 'file:///etc/passwd' })],
])('%s is refused like one that is not there', async (_what, asked) => {
  const { token, url } = asked();
  expect(await read(token, url)).toMatchObject({ code: 'A0400' });
});

it('says what to do with a picture that shows no card, and with a PDF', { timeout: 120_000 }, async () => {
  const empty = await uploaded(await photo().jpeg().toBuffer());
  expect(await read(member, empty)).toMatchObject({ code: 'A0500', msg: OCR_UNREADABLE_SENTENCE });
  const paper = await uploaded(pdf());
  expect(await read(member, paper)).toMatchObject({ code: 'A0500', msg: OCR_NO_PICTURE_SENTENCE });
});
