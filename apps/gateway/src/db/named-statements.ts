import type { PoolClient } from 'pg';

/** Asked so often, a statement is worth being kept ready. */
const OFTEN = 8;
/** Every connection keeps all of them, with their plans: only so many get a name. */
const MOST_NAMES = 200;
/** Statements of which we know how often they were asked; those of a search are of many shapes, most of them asked once. */
const MOST_COUNTED = 2_000;

/** What is asked of PostgreSQL, as the driver wants to see it. */
type Asked = Record<string, unknown> & { text: string };

/**
 * Gives names to the statements that come again and again: PostgreSQL reads and plans those once for each connection, not
 * each time, which is most of what a short statement costs it.
 */
export class NamedStatements {
  readonly #names = new Map<string, string>();
  readonly #uses = new Map<string, number>();

  /** Undefined for what does not come often, or came to be asked often when all names were given. */
  nameOf(text: string): string | undefined {
    const name = this.#names.get(text);
    if (name || this.#names.size >= MOST_NAMES) return name;
    const uses = (this.#uses.get(text) ?? 0) + 1;
    if (uses < OFTEN) {
      if (this.#uses.size >= MOST_COUNTED) this.#uses.clear();
      this.#uses.set(text, uses);
      return undefined;
    }
    this.#uses.delete(text);
    this.#names.set(text, `s${this.#names.size}`);
    return this.#names.get(text);
  }

  /** Whatever is asked with values on this connection from now on gets its name. */
  applyTo(client: PoolClient): void {
    const query = client.query.bind(client) as (...asked: unknown[]) => unknown;
    Object.assign(client, {
      query: (asked: unknown, values: unknown, ...rest: unknown[]) =>
        query(
          isNameless(asked) && Array.isArray(values) && values.length > 0
            ? { ...asked, name: this.nameOf(asked.text) }
            : asked,
          values,
          ...rest,
        ),
    });
  }
}

const isNameless = (asked: unknown): asked is Asked =>
  typeof asked === 'object' && asked !== null && 'text' in asked && !('name' in asked && asked.name);
