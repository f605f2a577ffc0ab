import { Activity, type ReactNode, useEffect, useState } from 'react';
import { useOutlet } from 'react-router';
import { useCurrentPage } from '../../shared/navigation/current-page.ts';
import { belongsToMember } from '../../shared/session/belongings.ts';
import { catchUp } from '../../shared/start/catch-up.ts';
import { FrozenRouter } from './frozen-router.tsx';

interface KeptView {
  id: string;
  view: ReactNode;
}

/** All views begin anew for another member: what somebody typed into one is theirs. */
export function KeptAliveOutlet() {
  const [members, setMembers] = useState(0);
  useEffect(() => {
    const beginAnew = () => setMembers((before) => before + 1);
    return belongsToMember({
      forget: beginAnew,
      layAside: () => ({ bringBack: () => undefined, discard: beginAnew }),
    });
  }, []);
  return <Views key={members} />;
}

/** The current page, and behind it, hidden with their state, the kept-alive pages visited before. */
function Views() {
  const outlet = useOutlet();
  const { id, page } = useCurrentPage();
  const currentId = id ?? 'other';
  const [hidden, setHidden] = useState<readonly KeptView[]>([]);
  const [last, setLast] = useState<KeptView & { keepAlive: boolean }>();

  if (last?.id !== currentId || last.view !== outlet) {
    setLast({ id: currentId, view: outlet, keepAlive: page.keepAlive });
    if (last && last.id !== currentId) setHidden(afterLeaving(last, hidden, currentId));
  }

  const views = [...hidden.filter((kept) => kept.id !== currentId), { id: currentId, view: outlet }];
  return views
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ id: viewId, view }) => {
      const frozen = viewId !== currentId;
      return (
        <Activity key={viewId} mode={frozen ? 'hidden' : 'visible'}>
          <FrozenRouter frozen={frozen}>{view}</FrozenRouter>
          <Started />
        </Activity>
      );
    });
}

/** Behind a view: it starts after all that the view consists of. */
function Started() {
  useEffect(catchUp, []);
  return null;
}

function afterLeaving(
  left: KeptView & { keepAlive: boolean },
  hidden: readonly KeptView[],
  entered: string,
): KeptView[] {
  const others = hidden.filter(({ id }) => id !== left.id && id !== entered);
  return left.keepAlive ? [...others, { id: left.id, view: left.view }] : others;
}
