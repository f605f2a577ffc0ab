export interface Character {
  text: string;
  confidence: number;
  /** Where in the line it stands, from 0 to 1. */
  at: number;
}

/**
 * What the engine says of a line, step by step, as characters. Each step holds the likelihood of "nothing here" and of every
 * character of the alphabet; the same character at two steps that follow each other was seen twice and stands there once.
 */
export function readSteps(steps: Float32Array, alphabet: readonly string[], filledShare = 1): Character[] {
  const choices = alphabet.length + 1;
  const count = steps.length / choices;
  const characters: Character[] = [];
  let previous = 0;
  for (let step = 0; step < count; step++) {
    const { choice, likelihood } = likeliest(steps, step * choices, choices);
    const last = characters.at(-1);
    if (choice !== 0 && choice !== previous) {
      characters.push({
        text: alphabet[choice - 1] ?? '',
        confidence: likelihood,
        at: Math.min(1, (step + 0.5) / count / filledShare),
      });
    } else if (choice !== 0 && last && likelihood > last.confidence) last.confidence = likelihood;
    previous = choice;
  }
  return characters;
}

function likeliest(
  steps: Float32Array,
  from: number,
  choices: number,
): { choice: number; likelihood: number } {
  let choice = 0;
  for (let at = 1; at < choices; at++) {
    if ((steps[from + at] ?? 0) > (steps[from + choice] ?? 0)) choice = at;
  }
  return { choice, likelihood: steps[from + choice] ?? 0 };
}
