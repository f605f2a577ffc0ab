/** PostgreSQL's own words for: not now. */
const AWAY_STATES = new Set([
  '57P01', // it is being shut down
  '57P02', // it crashed
  '57P03', // it is starting
  '53300', // it has no connection left
  '25006', // it is a standby that nobody has promoted yet
]);
const CONNECTION_STATES = /^08/;
const NETWORK_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/** What the driver and our own socket say where there is no code. */
const SENTENCES =
  /^(Connection terminated|timeout expired|timeout exceeded when trying to connect|Client has encountered a connection error|the database does not answer)/;

const CANCELED = '57014';
/** PostgreSQL's word and the operating system's. */
const DISK_FULL = new Set(['53100', 'ENOSPC', 'EDQUOT']);

const chainOf = function* (error: unknown): Generator<{ code: string; message: string }> {
  for (let link = error; link instanceof Error; link = link.cause) {
    yield { code: String((link as NodeJS.ErrnoException).code ?? ''), message: link.message };
  }
};

/** Whether a query failed because there was nobody to answer it; it says nothing about the query. */
export const isDatabaseAway = (error: unknown): boolean =>
  [...chainOf(error)].some(
    ({ code, message }) =>
      AWAY_STATES.has(code) ||
      CONNECTION_STATES.test(code) ||
      NETWORK_CODES.has(code) ||
      SENTENCES.test(message),
  );

/** Whether PostgreSQL ended a statement because it took too long. */
export const isStatementTooSlow = (error: unknown): boolean =>
  [...chainOf(error)].some(({ code }) => code === CANCELED);

/** Whether there was no room to write, in the database or beside it; what was written before is there. */
export const isDiskFull = (error: unknown): boolean =>
  [...chainOf(error)].some(({ code }) => DISK_FULL.has(code));
