const CAPACITY = 200;

export interface Question {
  service: string;
  /** What WeChat said: 0, or why not. */
  errcode: number | string;
  time: string;
}

/** What the portal asked, newest first. */
export class QuestionBook {
  #questions: Question[] = [];
  readonly #now: () => Date;

  constructor(now: () => Date) {
    this.#now = now;
  }

  add(question: Omit<Question, 'time'>): void {
    const time = this.#now().toISOString();
    this.#questions = [{ ...question, time }, ...this.#questions].slice(0, CAPACITY);
  }

  list(): readonly Question[] {
    return this.#questions;
  }
}
