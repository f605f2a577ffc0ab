import { type CallInput, getRetentionRank, type RetentionRow } from '@cheyantong/contract';
import { RANKED_ENERGIES, SERIES_AT_THREE_YEARS } from '../../retention/index.ts';

type Energy = (typeof RANKED_ENERGIES)[number];

export interface TopOfEnergy {
  energyType: Energy;
  rows: RetentionRow[];
}

/** The three kinds most people choose between; the fourth has few series. */
const SHOWN_ENERGIES: readonly Energy[] = RANKED_ENERGIES.slice(0, 3);
const SHOWN_ROWS = 5;

type Ask = (
  call: typeof getRetentionRank,
  input: CallInput<typeof getRetentionRank>,
) => Promise<{ list: RetentionRow[] }>;

/** The five best of each kind; a kind without figures is left out. */
export async function topRetention(ask: Ask): Promise<TopOfEnergy[]> {
  const tops = await Promise.all(
    SHOWN_ENERGIES.map(async (energyType) => {
      const query = { ...SERIES_AT_THREE_YEARS, energyType };
      const { list } = await ask(getRetentionRank, { query }).catch(() => ({ list: [] }));
      return { energyType, rows: list.slice(0, SHOWN_ROWS) };
    }),
  );
  return tops.filter(({ rows }) => rows.length > 0);
}
