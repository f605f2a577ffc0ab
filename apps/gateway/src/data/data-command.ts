import type { DbHandle } from '../db/handle.ts';
import type { Env } from '../env.ts';
import type { Screen } from './progress.ts';

/** What `npm run data -- <noun> [<verb>] …` does beside importing tables. */
export interface DataCommand {
  noun: string;
  /** Null where there is only one thing to do with it. */
  verb: string | null;
  /** What follows noun and verb, as `--help` shows it; empty: nothing. */
  takes: string;
  meaning: string;
  /** Answers whether all is well; a sentence for whatever is not has been written by then. */
  run(
    db: DbHandle,
    args: readonly string[],
    screen: Screen,
    settings: Pick<Env, 'publicUrl'>,
  ): Promise<boolean>;
}
