import './shared/theme/figures.css';
import './shared/theme/tokens.css';
import './shared/theme/base.css';
import './shared/theme/long-lists.css';
import { CSPProvider } from '@base-ui/react/csp-provider';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import {
  Links,
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteLoaderData,
} from 'react-router';
import { Favicon } from './favicon.tsx';
import { pageMeta } from './shared/head/page-meta.ts';
import { forgetKept } from './shared/offline/forget-kept.ts';
import { useServiceWorker } from './shared/offline/use-service-worker.ts';
import { type PortalFacts, requestOf } from './shared/server-context.ts';
import { belongsToMember } from './shared/session/belongings.ts';
import { useSettings } from './shared/settings.ts';
import { BRAND_COLOUR } from './shared/theme/colours.ts';
import { Toaster } from './shared/ui/toast.tsx';
import { scrollKey } from './shell/scroll-key.ts';

export { RootError as ErrorBoundary } from './root-error.tsx';

export function loader({ context }: LoaderFunctionArgs): PortalFacts {
  const { settings, device, host } = requestOf(context);
  return { settings, device, host };
}

/** Settings, device and host do not change while a page is open. */
export const shouldRevalidate = (): boolean => false;

/** Of every page that knows no more of itself than its declaration. */
export const meta = pageMeta(() => ({}));

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root');
  return (
    // Elder mode and a stored session are marked on <html> before hydration (boot.js), from the visitor's storage.
    <html
      lang="zh-CN"
      data-device={data?.device ?? 'desktop'}
      data-host={data?.host ?? 'browser'}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta
          name="viewport"
          content={
            data?.device === 'mobile'
              ? 'width=device-width, initial-scale=1, viewport-fit=cover'
              : 'width=1450'
          }
        />
        {/* The root's text follows the system's size. WeChat has a setting of its own and enlarges by itself. */}
        {data?.device === 'mobile' && data.host === 'browser' && <meta name="text-scale" content="scale" />}
        <meta name="theme-color" content={BRAND_COLOUR} />
        <Favicon />
        {/* The server puts their texts in place of their addresses: a page is not seen before they have run. */}
        {['/boot.js', data?.device === 'mobile' ? '/digits-phone.js' : '/digits.js'].map((address) => (
          <script key={address} src={address} suppressHydrationWarning>
            {''}
          </script>
        ))}
        <Meta />
        <Links nonce="" />
      </head>
      <body>
        {children}
        <ScrollRestoration getKey={scrollKey} />
        <Scripts />
      </body>
    </html>
  );
}

/** Without a network too: waiting for it in silence, and sending what was wanted an hour ago, helps nobody. */
const AT_ONCE = { networkMode: 'always' } as const;

/** What the gateway tells a member stands under this key and is forgotten when they go. */
const MEMBER_KEY = ['member'];

export default function Root() {
  const [queryClient] = useState(
    () =>
      new QueryClient({
        defaultOptions: {
          queries: { ...AT_ONCE, staleTime: 60_000, retry: 1, refetchOnWindowFocus: false },
          mutations: AT_ONCE,
        },
      }),
  );
  useEffect(
    () => belongsToMember({ forget: () => queryClient.removeQueries({ queryKey: MEMBER_KEY }) }),
    [queryClient],
  );
  useEffect(() => belongsToMember({ forget: forgetKept }), []);
  useServiceWorker(useSettings().serviceWorker);
  // The stored session has joined by now: the page itself shows who is here.
  useEffect(() => document.documentElement.removeAttribute('data-member'), []);
  return (
    <CSPProvider disableStyleElements>
      <QueryClientProvider client={queryClient}>
        <Outlet />
        <Toaster />
      </QueryClientProvider>
    </CSPProvider>
  );
}
