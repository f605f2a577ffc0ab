/** Which edition of its public pages this server shows: every change that it made to them itself begins another one. */
export class Edition {
  #number = 1;

  get number(): number {
    return this.#number;
  }

  begin(): void {
    this.#number += 1;
  }
}
