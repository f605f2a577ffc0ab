import { expect, it } from 'vitest';
import { factLabels, licenceReading } from './licence-facts.ts';

const READ = {
  type: 'vehicleLicense',
  licensePlateNumber: '津A·12345',
  vehicleType: '小型轿车',
  owner: '李演示',
  address: null,
  useNature: '非营运',
  model: null,
  vinCode: 'LSVAA49J132047371',
  engineNumber: 'abc1234',
  registrationDate: '2021-03-15',
  issueDate: null,
  lowConfidence: ['engineNumber'],
  boxes: {},
} as const;

const reading = (changes: object = {}) =>
  licenceReading({ ...READ, lowConfidence: [...READ.lowConfidence], ...changes });

it('becomes what the forms ask for', () => {
  expect(reading().facts).toEqual({
    vin: 'LSVAA49J132047371',
    plateNo: '津A12345',
    engineNo: 'ABC1234',
    registered: '2021-03',
  });
});

it('says what should be looked at again, a VIN whose check does not come out among it', () => {
  expect(reading().doubtful).toContain('发动机号');
  expect(reading({ vinCode: 'LSVAA49J132047372' }).doubtful).toContain('VIN');
});

it('leaves out what could not be read', () => {
  const { facts } = reading({ vinCode: null, registrationDate: '2021-13-40' });
  expect(factLabels(facts)).toEqual(['车牌号', '发动机号']);
});
