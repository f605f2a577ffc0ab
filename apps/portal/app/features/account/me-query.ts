import { getMe } from '@cheyantong/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/call.ts';

/** Who is logged in, asked from the gateway: a revoked session shows itself here. */
export const meQuery = (member: string | null) =>
  queryOptions({
    queryKey: ['member', member, 'me'],
    queryFn: ({ signal }) => call(getMe, {}, signal),
  });
