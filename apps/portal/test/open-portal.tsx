import type { Host } from '@cheyantong/domain';
import type { ComponentType } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { render } from 'vitest-browser-react';
import { PAGES, type PageId } from '../app/pages.ts';
import Root from '../app/root.tsx';
import { restoreFromStorage } from '../app/shared/restore.ts';
import Shell from '../app/shell/shell.tsx';

// As the portal does when it starts; it follows other tabs from here on.
restoreFromStorage();

type Views = Partial<Record<PageId, ComponentType>>;
type PageData = Partial<Record<PageId, unknown>>;

const SETTINGS = {
  appEnv: 'production',
  publicUrl: 'https://portal.example',
  client: { id: 'portal', secret: 'no secret' },
  serviceWorker: false,
  footer: { icpNumber: '', publicSecurityNumber: '', servicePhone: '' },
};

interface Options {
  /** The pages a test needs; all others are an empty place that can be gone to. */
  views?: Views;
  /** What their loaders would answer. */
  data?: PageData;
  device?: 'desktop' | 'mobile';
  host?: Host;
}

/** The portal in its real frame, opened at an address as a visitor would. */
export async function openPortal(
  address: string,
  { views = {}, data = {}, device = 'desktop', host = 'browser' }: Options = {},
) {
  const router = createMemoryRouter(
    [
      {
        id: 'root',
        path: '/',
        loader: () => ({ settings: SETTINGS, device, host }),
        Component: Root,
        HydrateFallback: Nothing,
        children: [{ Component: Shell, children: routesOf(views, data) }],
      },
    ],
    { initialEntries: [address] },
  );
  // The server writes it into the page; styles answer to it.
  document.documentElement.dataset.device = device;
  const screen = await render(<RouterProvider router={router} />);
  return {
    screen,
    goTo: (to: string) => router.navigate(to),
    here: () => `${router.state.location.pathname}${router.state.location.search}`,
  };
}

const routesOf = (views: Views, data: PageData) => [
  { id: 'root-home', index: true, Component: Nothing },
  ...Object.entries(PAGES).map(([id, { path }]) => ({
    id,
    path,
    Component: views[id as PageId] ?? Nothing,
    loader: () => data[id as PageId] ?? null,
  })),
];

const Nothing = () => null;
