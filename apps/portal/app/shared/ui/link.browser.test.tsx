import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Link, type LinkProps } from './link.tsx';

const HERE = window.location.pathname;

/** Those that a link left to the browser; it does not go anywhere in a test. */
const left: (string | null)[] = [];
function leave(event: MouseEvent): void {
  if (event.defaultPrevented || !(event.target instanceof HTMLAnchorElement)) return;
  left.push(event.target.getAttribute('href'));
  event.preventDefault();
}

beforeEach(() => {
  left.length = 0;
  window.addEventListener('click', leave);
});
afterEach(() => window.removeEventListener('click', leave));

async function press(props: LinkProps, click: MouseEventInit = {}) {
  const page = <Link {...props}>去看看</Link>;
  const router = createMemoryRouter([{ path: '*', element: page }], {
    initialEntries: [`${HERE}?colour=red`],
  });
  const { getByRole } = await render(<RouterProvider router={router} />);
  const link = getByRole('link').element();
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...click }));
  const { location, historyAction } = router.state;
  return {
    at: location.pathname + location.search + location.hash,
    historyAction,
    state: location.state,
    left,
  };
}

test('the router follows a link to a page, with what is to be kept of it', async () => {
  expect(await press({ to: '/home', state: { from: 'list' } })).toEqual({
    at: '/home',
    historyAction: 'PUSH',
    state: { from: 'list' },
    left: [],
  });
});

test('a link to a place on the page changes that alone, and takes the entry of the history that it is told to', async () => {
  const { at, historyAction } = await press({
    to: { search: '?colour=blue', hash: 'prices' },
    replace: true,
  });
  expect(at).toBe(`${HERE}?colour=blue#prices`);
  expect(historyAction).toBe('REPLACE');
});

test('who goes where they are makes no second entry of it', async () => {
  expect((await press({ to: window.location.href.slice(window.location.origin.length) })).historyAction).toBe(
    'REPLACE',
  );
});

test.each<[string, LinkProps, MouseEventInit?]>([
  ['another tab', { to: '/home' }, { ctrlKey: true }],
  ['another window', { to: '/home', target: '_blank' }],
  ['a file', { to: '/home', reloadDocument: true, download: true }],
  ["somebody else's page", { to: '//example.com/home' }],
  ["somebody else's address", { to: 'https://example.com/home' }],
])('the browser goes by itself to %s', async (_, props, click) => {
  expect(await press(props, click)).toMatchObject({ at: `${HERE}?colour=red`, left: [props.to] });
});

test('who is asked first may say no', async () => {
  const { at } = await press({ to: '/home', onClick: (event) => event.preventDefault() });
  expect(at).toBe(`${HERE}?colour=red`);
});
