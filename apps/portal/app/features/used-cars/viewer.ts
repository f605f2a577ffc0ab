import { useSession } from '../../shared/session/session.ts';

/** Whose hearts the lists carry: a member's number, or nobody's. */
export const useViewer = (): string | null => useSession((state) => state.user?.mobile ?? null);

/** Member data stands under `member`, so that logging out forgets it. */
export const viewerKey = (viewer: string | null): readonly string[] =>
  viewer ? ['member', viewer] : ['visitor'];
