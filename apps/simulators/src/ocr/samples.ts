import { SAMPLE_CARS, SAMPLE_COMPANIES, SAMPLE_PEOPLE } from '@cheyantong/sample-documents/samples';

const [person] = SAMPLE_PEOPLE;
const [, company] = SAMPLE_COMPANIES;
const [car] = SAMPLE_CARS;
if (!person || !company || !car) throw new Error('there are no samples');

/** What every picture shows, as far as the simulated clouds can tell. */
export const READ = { person, company, car };

const PICTURES = [
  Buffer.from([0xff, 0xd8, 0xff]),
  Buffer.from([0x89, 0x50, 0x4e, 0x47]),
  Buffer.from('RIFF'),
];

export const isPicture = (bytes: Buffer): boolean =>
  PICTURES.some((beginning) => bytes.subarray(0, beginning.length).equals(beginning));

export const withoutSigns = (day: string): string => day.replaceAll('-', '');
export const dotted = (day: string): string => day.replaceAll('-', '.');
export function written(day: string): string {
  const [year, month, date] = day.split('-');
  return month && date ? `${year}年${month}月${date}日` : day;
}
