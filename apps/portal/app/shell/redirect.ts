import { type LoaderFunctionArgs, redirect } from 'react-router';
import { REDIRECTS } from '../pages.ts';

const TARGETS = new Map<string, string>(Object.values(REDIRECTS).map(({ path, to }) => [path, to]));

function leadOn({ request }: Pick<LoaderFunctionArgs, 'request'>): Response {
  const { pathname, search } = new URL(request.url);
  return redirect(`${TARGETS.get(pathname.replace(/\/$/, '')) ?? '/home'}${search}`);
}

export const loader = (args: LoaderFunctionArgs): Response => leadOn(args);

/** The browser knows the table too: no round trip to be told where to go. */
export const clientLoader = (args: Pick<LoaderFunctionArgs, 'request'>): Response => leadOn(args);
