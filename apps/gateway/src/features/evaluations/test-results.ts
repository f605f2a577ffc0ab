import type { Readings } from '@cheyantong/evaluation';

/** What was read on a car that earns 83.5 by the safety edition of 2026. */
export const READINGS: Readings = {
  'front-mpdb': [38.6],
  'front-full': [528],
  'side-barrier': [22, 24.1, 23.3],
  'side-pole': [30.8, 33.2, 32.6],
  whiplash: [12.4],
  'power-off': [2.8],
  'q6-front': [63],
  'q10-side': [27.5],
  'seats-fit': [11],
  'left-behind': [14, 12, 13],
  headform: [78],
  'upper-leg': [301, 290, 288],
  'lower-leg': [268, 260, 255],
  'night-pedestrian': [45, 45, 50],
  'rear-end': [75, 80, 80],
  junction: [18],
  lane: [0.22, 0.25, 0.24],
  signs: [96],
  distraction: [3.6, 3.2, 3.4],
};
export const FINDINGS = { pedal: 112, 'isofix-label': 1 };

export const VEHICLE = {
  maker: '示例试写汽车',
  brand: '试写',
  series: '试写 T1',
  trim: '500 标准版',
  modelYear: 2026,
  level: '皮卡',
  energy: '纯电动',
  body: '皮卡',
  color: '蓝色',
  lengthMm: 5_200,
  massKg: 2_100,
  guidePrice: 18.98,
  vin: 'LEX********0001',
};
const TEST = {
  from: '2026-09-02',
  to: '2026-10-16',
  place: '示例试验场（天津）',
  organisation: '测评部（示例）',
  mileageKm: 212,
  equipment: '7 个气囊',
};
const SPONSOR = {
  independent: true,
  paidBy: '本集团测评经费',
  boughtBy: '匿名在经销商购买',
  watchedBy: '厂商代表 2 人在场',
};

/** A file with one evaluation, as a person would write it; what differs is given by name. */
export const fileWith = (different: object = {}, edition = 'safety/2026') => ({
  edition,
  evaluations: [
    {
      id: 'shixie-t1-safety-2026',
      code: 'CP26-1101-9001',
      vehicle: VEHICLE,
      test: TEST,
      sponsor: SPONSOR,
      revisions: [{ published: '2026-11-01 10:00', readings: READINGS, findings: FINDINGS }],
      ...different,
    },
  ],
});

/** The same as a table of one row. */
export function tableWith(different: Record<string, string> = {}): string {
  const cells: Record<string, string> = {
    edition: 'safety/2026',
    id: 'shixie-t2-safety-2026',
    code: 'CP26-1101-9002',
    ...texts(VEHICLE),
    series: '试写 T2',
    testFrom: TEST.from,
    testTo: TEST.to,
    place: TEST.place,
    organisation: TEST.organisation,
    mileageKm: String(TEST.mileageKm),
    equipment: TEST.equipment,
    ...texts(SPONSOR),
    independent: '是',
    published: '2026-11-01 10:00',
    reason: '',
    ...Object.fromEntries(
      Object.entries(READINGS).map(([code, values]) => [code, values?.join('/') ?? '未配备']),
    ),
    ...texts(FINDINGS),
    ...different,
  };
  return `${Object.keys(cells).join()}\n${Object.values(cells).join()}\n`;
}

const texts = (values: object): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
