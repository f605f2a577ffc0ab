/** A model as a person names it: 秦PLUS 2024款 DM-i 120KM领先型. */
export const modelName = (series: { name: string }, model: { year: number; trim: string }): string =>
  `${series.name} ${model.year}款 ${model.trim}`;
