import { useLocation } from 'react-router';

/** The address of the page the visitor is on, to come back to. */
export function useHere(): string {
  const { pathname, search } = useLocation();
  return `${pathname}${search}`;
}
