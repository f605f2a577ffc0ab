import { useSession } from './session.ts';

/** Put away for a member whose session ran out, until it is known who comes next. */
interface LaidAside {
  /** The same member. */
  bringBack: () => void;
  /** Somebody else. */
  discard: () => void;
}

/** Something in this browser that is a member's own: what the gateway told them, what they typed. */
interface Belonging {
  forget: () => void;
  /** For what would be missed: a session that merely ran out need not cost a half-filled form. */
  layAside?: () => LaidAside;
}

const belongings = new Set<Belonging>();
let waiting: { mobile: string; things: LaidAside[] } | null = null;

/** Says that something is the member's own; answers how to take that back. */
export function belongsToMember(belonging: Belonging): () => void {
  belongings.add(belonging);
  return () => {
    belongings.delete(belonging);
  };
}

// The one place where a change of member is seen, however it came about: login, logout, a 401, another tab.
useSession.subscribe((now, before) => {
  const left = before.user?.mobile;
  const came = now.user?.mobile;
  if (left === came) return;
  if (left) waiting = now.expired ? { mobile: left, things: layAsideAll() } : forgetAll();
  if (came) welcome(came);
});

function forgetAll(): null {
  for (const { forget } of belongings) forget();
  return null;
}

function layAsideAll(): LaidAside[] {
  return [...belongings].flatMap(({ forget, layAside }) => {
    if (layAside) return layAside();
    forget();
    return [];
  });
}

function welcome(mobile: string): void {
  const isBack = waiting?.mobile === mobile;
  for (const { bringBack, discard } of waiting?.things ?? []) isBack ? bringBack() : discard();
  waiting = null;
}
