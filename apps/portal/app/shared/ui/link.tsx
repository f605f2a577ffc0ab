import { type ComponentProps, type MouseEvent, useContext } from 'react';
import { createPath, UNSAFE_DataRouterContext as RouterInUse, type To } from 'react-router';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A page of ours, a place on this one, or somebody else's address. */
  to: To;
  /** Kept with the entry of the browser's history. */
  state?: unknown;
  replace?: boolean | undefined;
  preventScrollReset?: boolean | undefined;
  /** The browser goes there by itself: to a file, or because the page is to be fetched as a whole. */
  reloadDocument?: boolean | undefined;
}

/**
 * A link that the router follows. The router's own asks where it is on every page and after every step, for prefetching and paths that
 * we do not have: a tenth of what a page with its hundred and more links cost to make.
 */
export function Link({
  to,
  state,
  replace,
  preventScrollReset,
  reloadDocument,
  onClick,
  ...rest
}: LinkProps) {
  const router = useContext(RouterInUse)?.router;
  const href = typeof to === 'string' ? to : createPath({ pathname: '', ...to });
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!router || reloadDocument || event.defaultPrevented || !isOurs(href) || !isPlain(event)) return;
    event.preventDefault();
    void router.navigate(href, {
      state,
      replace: replace ?? isHere(href),
      preventScrollReset: preventScrollReset ?? false,
    });
  };
  return <a {...rest} href={href} onClick={follow} />;
}

const isOurs = (href: string): boolean => /^([?#]|\/(?!\/))/.test(href);

/** Not for another window or tab, and not to be saved. */
const isPlain = ({
  button,
  metaKey,
  altKey,
  ctrlKey,
  shiftKey,
  currentTarget,
}: MouseEvent<HTMLAnchorElement>) =>
  button === 0 &&
  !metaKey &&
  !altKey &&
  !ctrlKey &&
  !shiftKey &&
  ['', '_self'].includes(currentTarget.target);

/** Whoever goes where they are is not to go back there. */
const isHere = (href: string): boolean => new URL(href, location.href).href === location.href;
