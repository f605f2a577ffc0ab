import { describe, expect, it } from 'vitest';
import { DATA_COMMANDS, IMPORTERS } from '../features.ts';
import { readCommand, UnknownCommand } from './command.ts';
import { helpText } from './help.ts';

const WORDS = { importers: IMPORTERS, commands: DATA_COMMANDS };
const read = (line: string) => readCommand(line.split(' ').filter(Boolean), WORDS);

describe('the data command', () => {
  it.each(['', '--help', '-h', 'import --help'])('explains itself on "%s"', (line) => {
    expect(read(line)).toEqual({ kind: 'help' });
  });

  it.each(['import catalogue models.csv.gz', 'catalogue models.csv.gz'])(
    'takes a kind and a file: %s',
    (line) => {
      expect(read(line)).toMatchObject({
        kind: 'import',
        importer: { name: 'catalogue' },
        path: 'models.csv.gz',
      });
    },
  );

  it.each([
    'import',
    'import catalogue',
    'import boats a.csv',
    'export catalogue a.csv',
    'import catalogue a b',
    '--all',
  ])('does not guess what "%s" means', (line) => {
    expect(() => read(line)).toThrow(UnknownCommand);
  });

  it('names every column in its help', () => {
    const help = helpText(WORDS);
    for (const { noun, verb } of DATA_COMMANDS)
      expect(help).toContain([noun, verb].filter(Boolean).join(' '));
    for (const { columns } of IMPORTERS) for (const { name } of columns) expect(help).toContain(name);
  });
});
