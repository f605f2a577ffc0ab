/** The example's files as one machine gets them: what an operator fills in by hand is filled in here, and nothing else is changed. */

type Replacements = Readonly<Record<string, string>>;

/** Everywhere; something that is not there is a fault, because then the example and the fleet have grown apart. */
export function replaceAll(example: string, replacements: Replacements): string {
  return Object.entries(replacements).reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`the example does not say ${from} any more`);
    return text.replaceAll(from, to);
  }, example);
}

/** Only in the lines that the example marks as different on every machine. */
export function changeMarkedLines(example: string, replacements: Replacements): string {
  return example
    .split('\n')
    .map((line) =>
      / # changes$/.test(line)
        ? Object.entries(replacements).reduce((text, [from, to]) => text.replaceAll(from, to), line)
        : line,
    )
    .join('\n');
}

/** A file of `NAME=value` lines, as systemd reads it. */
export const readSettings = (file: string): Record<string, string> =>
  Object.fromEntries(
    file
      .split('\n')
      .filter((line) => /^\w+=/.test(line))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );

interface DatabasePlace {
  name: string;
  address: string;
  /** Where everything of this machine lies. */
  disk: string;
  password: string;
}

const FIRST = { name: 'one', address: '10.0.0.21' };

export const patroniFile = (example: string, { name, address, disk, password }: DatabasePlace): string =>
  replaceAll(changeMarkedLines(example, { [FIRST.name]: name, [FIRST.address]: address }), {
    '/var/lib/postgresql/15/cheyantong': `${disk}/postgresql`,
    '/var/lib/postgresql/.pgpass-patroni': `${disk}/pgpass`,
    'CHANGE-ME': password,
    // Nothing here resets a machine; the trials do what the watchdog would.
    'mode: required': 'mode: off',
    // Machines share a file system here, and each has a PostgreSQL on the same port.
    '  bin_dir:': `  parameters: { unix_socket_directories: ${disk} }\n  bin_dir:`,
  });

export function etcdSettings(
  example: string,
  { name, address, disk }: Omit<DatabasePlace, 'password'>,
): Record<string, string> {
  const { ETCD_INITIAL_CLUSTER = '', ...own } = readSettings(example);
  const changed = Object.entries(own).map(([key, value]) => [key, value.replaceAll(FIRST.address, address)]);
  return {
    ...Object.fromEntries(changed),
    ETCD_INITIAL_CLUSTER,
    ETCD_NAME: name,
    ETCD_DATA_DIR: `${disk}/etcd`,
  };
}

/** What the unit starts, with another folder in the place of where it is installed. */
export function gatewayCommand(unit: string, installed: string): [string, ...string[]] {
  const [, line] = /^ExecStart=(.+)$/m.exec(unit) ?? [];
  if (!line) throw new Error('the unit starts nothing');
  const [program = '', ...args] = replaceAll(line, { '/opt/cheyantong': installed }).split(' ');
  return [program, ...args];
}
