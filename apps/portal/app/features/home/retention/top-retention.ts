import { type CallInput, getRetentionRank, type RetentionRow } from '@cheyantong/contract';
import { type RowAtOneAge, SERIES_AT_THREE_YEARS } from '../../retention/index.ts';

/** What most people choose between. The best of all classes are cars that few can buy, on a dozen listings. */
const SHOWN_LEVELS = ['紧凑型车', '中型车', '紧凑型SUV'] as const;
const SHOWN_ROWS = 5;

export interface TopOfClass {
  level: (typeof SHOWN_LEVELS)[number];
  rows: RowAtOneAge[];
}

type Ask = (
  call: typeof getRetentionRank,
  input: CallInput<typeof getRetentionRank>,
) => Promise<{ list: RetentionRow[] }>;

/** The five best of each class; a class without figures is left out. */
export async function topRetention(ask: Ask): Promise<TopOfClass[]> {
  const tops = await Promise.all(
    SHOWN_LEVELS.map(async (level) => {
      const query = { ...SERIES_AT_THREE_YEARS, level, top: SHOWN_ROWS };
      const { list } = await ask(getRetentionRank, { query }).catch(() => ({ list: [] }));
      // Half of what a row tells is its curve, which is shown on the ranking's own page.
      return { level, rows: list.map(({ curve, ...row }) => row) };
    }),
  );
  return tops.filter(({ rows }) => rows.length > 0);
}
