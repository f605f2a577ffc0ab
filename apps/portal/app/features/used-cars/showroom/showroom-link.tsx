import type { ComponentProps, MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { readShowroomQuery, type ShowroomQuery, showroomAddress, withChange } from './showroom-query.ts';

type Change = Partial<ShowroomQuery>;

/**
 * Changes the query as the address has it now, not as it was last drawn: a second choice made before the first one is
 * on the screen must not undo it.
 */
export function useChoose(): (change: Change) => void {
  const navigate = useNavigate();
  return (change) => {
    const current = readShowroomQuery(new URLSearchParams(window.location.search));
    navigate(showroomAddress(withChange(current, change)), { preventScrollReset: true });
  };
}

interface ShowroomLinkProps extends Omit<ComponentProps<typeof Link>, 'to'> {
  query: ShowroomQuery;
  change: Change;
}

/** One choice as a link: it can be opened in a tab, shared and crawled, and a plain press goes through `useChoose`. */
export function ShowroomLink({ query, change, ...rest }: ShowroomLinkProps) {
  const choose = useChoose();

  function press(event: MouseEvent) {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (opensElsewhere) return;
    event.preventDefault();
    choose(change);
  }

  return <Link {...rest} to={showroomAddress(withChange(query, change))} onClick={press} />;
}
