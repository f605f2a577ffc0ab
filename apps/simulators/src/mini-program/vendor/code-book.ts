import { randomBytes } from 'node:crypto';

const LIFE_MS = 5 * 60_000;

/** Somebody who holds a phone with WeChat on it. */
export interface Person {
  openid: string;
  phone: string;
}

type Kind = 'login' | 'phone';

interface Given {
  kind: Kind;
  person: Person;
  until: number;
  used: boolean;
}

/** The codes that the phone gave to the mini-program: each stands for a person, once, for five minutes. */
export class CodeBook {
  readonly #codes = new Map<string, Given>();
  readonly #now: () => Date;

  constructor(now: () => Date) {
    this.#now = now;
  }

  give(kind: Kind, person: Person): string {
    const code = randomBytes(16).toString('hex');
    this.#codes.set(code, { kind, person, until: this.#now().getTime() + LIFE_MS, used: false });
    return code;
  }

  take(kind: Kind, code: string): Person | 'used' | 'invalid' {
    const given = this.#codes.get(code);
    if (given?.kind !== kind || given.until < this.#now().getTime()) return 'invalid';
    if (given.used) return 'used';
    given.used = true;
    return given.person;
  }
}
