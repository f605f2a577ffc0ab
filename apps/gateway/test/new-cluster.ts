/**
 * How a PostgreSQL of a test is made, whatever the language of whoever makes it: without one, PostgreSQL would take bytes
 * for letters.
 */
export const NEW_CLUSTER = [
  '--no-sync',
  '--encoding=UTF8',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
];
