import type { ModelFacts } from '../car.ts';
import { batteryOf, litresOf, rangeOf } from './figures.ts';
import type { Names } from './names.ts';
import type { PutTerm } from './put-term.ts';
import { plainTrim, trimWords } from './trim-words.ts';

/** Figures are taken against an ordinary car, so that an effect of zero means "ordinary". */
const ORDINARY = { year: 2020, horsepower: 180, litres: 2, rangeKm: 400, batteryKwh: 50 };
const YEARS_A_UNIT = 5;

/** What belongs to the model and not to one car of it, without its guide price. */
export function putModelTerms(model: ModelFacts, names: Names, put: PutTerm): void {
  put('all', '', 1);
  putGroups(model, names, put);
  putFigures(model, names, put);
  for (const word of trimWords(model.trim)) {
    put('word', word, 1);
    put('word-brand', `${names.brand} ${word}`, 1);
    put('word-series', `${names.series} ${word}`, 1);
  }
}

function putGroups(model: ModelFacts, names: Names, put: PutTerm): void {
  const { brand, energy, level, family, series } = names;
  const trim = plainTrim(model.trim);
  const engine = `${model.displacement ?? ''} ${model.horsepower ?? ''}`;
  put('energy', energy, 1);
  put('level', level, 1);
  put('energy-level', `${energy} ${level}`, 1);
  put('brand', brand, 1);
  put('brand-energy', `${brand} ${energy}`, 1);
  put('brand-level', `${brand} ${level}`, 1);
  put('brand-year', `${brand} ${model.year}`, 1);
  put('brand-engine', `${brand} ${engine}`, 1);
  put('level-year', `${level} ${model.year}`, 1);
  put('energy-year', `${energy} ${model.year}`, 1);
  put('family', family, 1);
  put('family-year', `${family} ${model.year}`, 1);
  put('family-trim', `${family} ${trim}`, 1);
  put('series', series, 1);
  put('series-year', `${series} ${model.year}`, 1);
  put('series-trim', `${series} ${trim}`, 1);
  put('series-engine', `${series} ${engine}`, 1);
  put('series-engine-year', `${series} ${engine} ${model.year}`, 1);
  put('model', names.model, 1);
  put('gearbox', `${model.gearbox ?? ''} ${level}`, 1);
  put('drive', model.drive ?? '', 1);
  put('drive-brand', `${model.drive ?? ''} ${brand}`, 1);
}

function putFigures(model: ModelFacts, names: Names, put: PutTerm): void {
  const { energy, level, brand, series } = names;
  const year = (model.year - ORDINARY.year) / YEARS_A_UNIT;
  put('year', energy, year);
  put('year-level', level, year);
  put('year-brand', brand, year);
  put('year-series', series, year);
  if (model.horsepower) {
    const power = Math.log(model.horsepower / ORDINARY.horsepower);
    put('power', energy, power);
    put('power-level', level, power);
    put('power-brand', brand, power);
    put('power-series', series, power);
  }
  const litres = litresOf(model);
  if (litres) {
    put('litres', energy, Math.log(litres / ORDINARY.litres));
    put('litres-level', level, Math.log(litres / ORDINARY.litres));
  }
  const range = rangeOf(model);
  if (range) {
    put('range', energy, Math.log(range / ORDINARY.rangeKm));
    put('range-series', series, Math.log(range / ORDINARY.rangeKm));
  }
  const battery = batteryOf(model);
  if (battery) put('battery', energy, Math.log(battery / ORDINARY.batteryKwh));
}

/** The guide price enters as a logarithm against an ordinary one; `said` is false where it is our own estimate. */
export function putGuideTerms(guide: number, said: boolean, names: Names, put: PutTerm): void {
  put('guide', names.energy, guide);
  put('guide-level', names.level, guide);
  put('guide-brand', names.brand, guide);
  put('guide-series', names.series, guide);
  put('guide-said', said ? 'yes' : 'no', 1);
}
