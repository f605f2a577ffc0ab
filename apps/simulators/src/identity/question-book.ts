import type { FaultMode } from './faults.ts';

export interface Question {
  kind: '个人' | '企业';
  number: string;
  mode: FaultMode;
  time: string;
}

const CAPACITY = 500;

/** What was asked, newest first. */
export class QuestionBook {
  #questions: Question[] = [];
  readonly #now: () => Date;

  constructor(now: () => Date) {
    this.#now = now;
  }

  add(question: Omit<Question, 'time'>): void {
    this.#questions = [{ ...question, time: this.#now().toISOString() }, ...this.#questions].slice(
      0,
      CAPACITY,
    );
  }

  list(): readonly Question[] {
    return this.#questions;
  }
}
