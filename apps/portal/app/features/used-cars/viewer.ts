import { useMember } from '../../shared/session/session.ts';

/** Whose hearts the lists carry: a member's number, or nobody's. */
export const useViewer = (): string | null => useMember();

/** Member data stands under `member`, so that it is forgotten when the member goes. */
export const viewerKey = (viewer: string | null): readonly string[] =>
  viewer ? ['member', viewer] : ['visitor'];
