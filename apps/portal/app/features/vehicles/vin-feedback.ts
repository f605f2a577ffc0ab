import { isVinText, VIN_CHARACTERS_SENTENCE, VIN_LENGTH, vinProblem } from '@cheyantong/domain';

export type VinFeedback =
  | { tone: 'waiting'; sentence: string }
  | { tone: 'good'; sentence: string }
  | { tone: 'bad'; sentence: string };

/** What to say while a VIN is being typed: a wrong character at once, a wrong check digit as soon as it can be known. */
export function vinFeedback(vin: string): VinFeedback {
  if (vin === '')
    return { tone: 'waiting', sentence: `行驶证上的“车辆识别代号”，或前挡风玻璃左下角，共 ${VIN_LENGTH} 位` };
  if (!isVinText(vin)) return { tone: 'bad', sentence: VIN_CHARACTERS_SENTENCE };
  if (vin.length < VIN_LENGTH)
    return { tone: 'waiting', sentence: `已输入 ${vin.length} 位，还差 ${VIN_LENGTH - vin.length} 位` };
  const problem = vinProblem(vin);
  return problem ? { tone: 'bad', sentence: problem } : { tone: 'good', sentence: '校验位正确' };
}

/** As typed or pasted from a document: capitals, without blanks and hyphens, no longer than a VIN. */
export const vinFromTyping = (text: string): string =>
  text.toUpperCase().replace(/[\s-]/g, '').slice(0, VIN_LENGTH);
