import { useQuery } from '@tanstack/react-query';
import { areasQuery, COUNTRY } from './areas-query.ts';
import { provinceOf } from './province-of.ts';

/** What a division is called; nothing while no code is given or the answer is on its way. */
export function useAreaName(code: string | undefined): string | undefined {
  const province = code && provinceOf(code);
  const siblings = useQuery({
    ...areasQuery(code === province || !province ? COUNTRY : province),
    enabled: code !== undefined,
  });
  return siblings.data?.find(({ id }) => id === code)?.name;
}
