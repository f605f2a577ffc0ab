import { isReadable } from '@cheyantong/domain';

/** A text as JSON; undefined when it is none, or says what no database keeps. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text, (_key, value) => {
      if (typeof value === 'string' && !isReadable(value)) throw new SyntaxError('unreadable text');
      return value;
    });
  } catch {
    return undefined;
  }
}
