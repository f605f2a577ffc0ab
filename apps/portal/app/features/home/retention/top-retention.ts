import { type CallInput, getRetentionRank, type RetentionRow } from '@cheyantong/contract';
import { SERIES_AT_THREE_YEARS } from '../../retention/index.ts';

/** What most people choose between. The best of all classes are cars that few can buy, on a dozen listings. */
const SHOWN_LEVELS = ['紧凑型车', '中型车', '紧凑型SUV'] as const;
const SHOWN_ROWS = 5;

export interface TopOfClass {
  level: (typeof SHOWN_LEVELS)[number];
  rows: RetentionRow[];
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
      const { list: rows } = await ask(getRetentionRank, { query }).catch(() => ({ list: [] }));
      return { level, rows };
    }),
  );
  return tops.filter(({ rows }) => rows.length > 0);
}
