import type { ComponentProps, MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { Link } from '../ui/link.tsx';
import { type ListAddress, type ListPlace, withChange } from './list-address.ts';

/**
 * Changes the query as the address has it now, not as it was last drawn: a second choice made before the first one is
 * on the screen must not undo it.
 */
export function useChange<Query extends ListPlace<string>>(
  list: ListAddress<Query>,
): (change: Partial<Query>) => void {
  const navigate = useNavigate();
  return (change) => {
    const current = list.read(new URLSearchParams(window.location.search));
    navigate(list.write(withChange(current, change)), { preventScrollReset: true });
  };
}

type ListLinkProps<Query> = Omit<ComponentProps<typeof Link>, 'to'> & {
  list: ListAddress<Query>;
  /** As it was drawn; the link leads to it with the change. */
  query: Query;
  change: Partial<NoInfer<Query>>;
};

/** One choice as a link: it can be opened in a tab, shared and crawled, and a plain press goes through `useChange`. */
export function ListLink<Query extends ListPlace<string>>({
  list,
  query,
  change,
  ...rest
}: ListLinkProps<Query>) {
  const choose = useChange(list);

  function press(event: MouseEvent) {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (opensElsewhere) return;
    event.preventDefault();
    choose(change);
  }

  return <Link {...rest} to={list.write(withChange(query, change))} onClick={press} />;
}
