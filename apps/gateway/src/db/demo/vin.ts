import { vinModelYear, vinProblem } from '@cheyantong/domain';

/** No maker has this code, so no demonstration car has the number of a real one. */
const NOBODYS_CODE = 'LDM';
const CHARACTERS = [...'0123456789ABCDEFGHJKLMNPRSTUVWXYZ'];

/** A made-up identification number with the right model year and check digit. */
export function demoVin(modelYear: number, serial: number): string {
  const withCheckAndYear = (check: string, year: string) =>
    `${NOBODYS_CODE}00000${check}${year}0${String(serial).padStart(6, '0')}`;
  const year = CHARACTERS.find((code) => vinModelYear(withCheckAndYear('0', code), modelYear) === modelYear);
  const vin = CHARACTERS.map((check) => withCheckAndYear(check, year ?? '0')).find(
    (each) => !vinProblem(each),
  );
  if (!vin) throw new Error(`no identification number fits ${modelYear}`);
  return vin;
}
