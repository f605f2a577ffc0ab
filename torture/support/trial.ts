/** What torture/<name>.trial.ts exports by default. It is bounded in count by itself and in time by whoever runs it. */
export interface Trial {
  /** What must hold, in one line. */
  claim: string;
  /** Longer is a failure. */
  minutes: number;
  run(given: Given): Promise<Outcome>;
}

export interface Given {
  /** The same seed makes the same decisions (`--seed=…`). */
  seed: number;
  /** `--name=number` of the command line, or what the trial thinks right. */
  option(name: string, otherwise: number): number;
  /** A line for whoever watches. */
  tell(line: string): void;
}

interface Outcome {
  /** How much of what was tried: "300 kills, 2,411 acknowledged writes". */
  tried: string;
  /** What is wrong, in sentences; an empty list is what everybody wants to read. */
  faults: string[];
}
