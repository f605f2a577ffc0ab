/** Success has code 00000; a failure has `data: null` and a sentence fit to be shown. */
export interface Envelope<T> {
  code: string;
  data: T;
  msg: string;
}
