import type { Draft } from './draft.ts';
import type { FieldShape, FormShape } from './form-shape.ts';

/** Something that keeps the form from being submitted: the sentence for its place, the words for the list of what is missing. */
export interface Missing {
  name: string;
  sentence: string;
  words: string;
  /** The reviewer has said so: it is shown before anybody tries. */
  isTold?: true;
}

interface Asked {
  form: FormShape;
  draft: Draft;
  /** What the reviewer named; it has to be another than before. */
  rejected: readonly { name: string; value: string | undefined }[];
  today: string;
}

export function missingPhotos({ form, draft, rejected }: Asked): Missing[] {
  return form.photos.flatMap(({ name, label, required }): Missing[] => {
    const file = draft.photos[name];
    if (!file) return required(draft.values) ? [{ name, sentence: `请上传${label}`, words: label }] : [];
    const isRejected = rejected.some((each) => each.name === name && each.value === file.url);
    return isRejected
      ? [{ name, sentence: '审核时没有通过，请重新上传', words: `${label}待重传`, isTold: true }]
      : [];
  });
}

export function missingFields({ form, draft, rejected, today }: Asked): Missing[] {
  return form.fields.flatMap((field) => {
    const sentence = fieldProblem(field, draft, today);
    if (sentence) return [{ name: field.name, ...sentence }];
    const isRejected = rejected.some(
      ({ name, value }) => name === field.name && value === draft.values[name],
    );
    return isRejected
      ? [
          {
            name: field.name,
            sentence: '审核时没有通过，请改正',
            words: `${field.label}待改正`,
            isTold: true,
          },
        ]
      : [];
  });
}

function fieldProblem(
  { name, label, required, problem }: FieldShape,
  { values, doubtful }: Draft,
  today: string,
): Omit<Missing, 'name'> | null {
  const value = values[name] ?? '';
  if (value === '') return required ? { sentence: `请填写${label}`, words: label } : null;
  const sentence = problem?.(value, values, today);
  if (sentence) return { sentence, words: `${label}有误` };
  return doubtful.includes(name)
    ? { sentence: '请对照照片核对；没有错的话，按“没错，不用改”', words: `${label}待核对` }
    : null;
}

const NAMED = 3;

/** 还差 4 项：住址待核对、姓名、手写签名等 */
export const missingWords = (missing: readonly Missing[]): string =>
  `还差 ${missing.length} 项：${missing
    .slice(0, NAMED)
    .map(({ words }) => words)
    .join('、')}${missing.length > NAMED ? '等' : ''}`;
