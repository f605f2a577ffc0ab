import { useState } from 'react';
import { createBrowserRouter, type RouteObject, useLocation, useNavigate } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Dialog } from './dialog.tsx';
import { Link } from './link.tsx';
import { Select } from './select.tsx';
import { listenToBack } from './use-back-closes.ts';

const ADDRESS_OF_TESTS = window.location.href;

let router: ReturnType<typeof createBrowserRouter> | undefined;
let loads = 0;

beforeEach(() => {
  document.documentElement.dataset.device = 'mobile';
  listenToBack();
  loads = 0;
});

afterEach(() => {
  router?.dispose();
  delete document.documentElement.dataset.device;
  window.history.pushState(null, '', ADDRESS_OF_TESTS);
});

const back = () => window.history.back();

/** Forward, and whatever the portal makes of it. */
async function forward(): Promise<void> {
  const moved = new Promise((resolve) => {
    window.navigation.addEventListener('currententrychange', resolve, { once: true });
  });
  window.history.forward();
  await moved;
}

/** A page with a sheet, and a question over it that leads on. */
function List() {
  const [sheet, setSheet] = useState(false);
  const [question, setQuestion] = useState(false);
  const navigate = useNavigate();
  const { search } = useLocation();
  return (
    <>
      <h1>列表{search}</h1>
      <button type="button" onClick={() => setSheet(true)}>
        筛选
      </button>
      <Dialog open={sheet} onClose={() => setSheet(false)} title="条件">
        <Link to="/list?colour=red">红色</Link>
        <Link to="/list?colour=blue" replace>
          改为蓝色
        </Link>
        <Select aria-label="排序" options={[{ value: 'price', label: '按价格' }]} />
        <button type="button" onClick={() => setQuestion(true)}>
          下单
        </button>
        <Dialog alert open={question} onClose={() => setQuestion(false)} title="确定下单吗">
          <button
            type="button"
            onClick={() => {
              setQuestion(false);
              setSheet(false);
              navigate('/order');
            }}
          >
            确定
          </button>
        </Dialog>
      </Dialog>
    </>
  );
}

const load = () => {
  loads += 1;
  return null;
};

const Nothing = () => null;

const ROUTES: RouteObject[] = [
  { path: '/start', element: <h1>起点</h1>, loader: load, HydrateFallback: Nothing },
  { path: '/list', element: <List />, loader: load, HydrateFallback: Nothing },
  { path: '/order', element: <h1>订单</h1>, loader: load, HydrateFallback: Nothing },
];

/** A visitor who came to the list from another page. */
async function openList() {
  window.history.pushState(null, '', '/start');
  router = createBrowserRouter(ROUTES);
  const screen = await render(<RouterProvider router={router} />);
  await expect.element(screen.getByRole('heading', { name: '起点' })).toBeVisible();
  await router.navigate('/list');
  const heading = (name: string) => screen.getByRole('heading', { name, exact: true, includeHidden: true });
  await expect.element(heading('列表')).toBeVisible();
  const press = (name: string) => screen.getByRole('button', { name, exact: true }).click();
  const follow = (name: string) => screen.getByRole('link', { name, exact: true }).click();
  const sheet = screen.getByRole('dialog', { name: '条件', includeHidden: true });
  return { screen, heading, press, follow, sheet };
}

/** The entry of what was opened is there before the visitor can go back. */
const layered = (depth: number) => expect.poll(() => window.history.state?.layers ?? 0).toBe(depth);

test('back closes the sheet, leaves the page as it was and gives the focus back; forward does not open it again', async () => {
  const { screen, heading, press, sheet } = await openList();
  await press('筛选');
  await layered(1);
  const loadsBefore = loads;
  back();
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: '筛选' })).toHaveFocus();
  await forward();
  await layered(0);
  await expect.element(sheet).not.toBeInTheDocument();
  expect([window.location.pathname, loads]).toEqual(['/list', loadsBefore]);
  back();
  await expect.element(heading('起点')).toBeVisible();
});

test('closed by its own button, it leaves nothing to go back through', async () => {
  const { heading, press, sheet } = await openList();
  await press('筛选');
  await layered(1);
  await press('关闭');
  await expect.element(sheet).not.toBeInTheDocument();
  await layered(0);
  back();
  await expect.element(heading('起点')).toBeVisible();
});

test('back closes the topmost only', async () => {
  const { screen, press, sheet } = await openList();
  await press('筛选');
  await screen.getByRole('combobox', { name: '排序' }).click();
  await layered(2);
  back();
  await expect.element(screen.getByRole('option')).not.toBeInTheDocument();
  await expect.element(sheet).toBeVisible();
  await press('下单');
  await layered(2);
  const question = screen.getByRole('alertdialog');
  back();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(sheet).toBeVisible();
  back();
  await expect.element(sheet).not.toBeInTheDocument();
});

test('a dialog that leads to another page is not met again, neither back nor forward', async () => {
  const { heading, press, sheet } = await openList();
  await press('筛选');
  await press('下单');
  await layered(2);
  await press('确定');
  await expect.element(heading('订单')).toBeVisible();
  await expect.poll(() => window.location.pathname).toBe('/order');
  back();
  await expect.element(heading('列表')).toBeVisible();
  await expect.element(sheet).not.toBeInTheDocument();
  await forward();
  await expect.element(heading('订单')).toBeVisible();
  back();
  await expect.element(heading('列表')).toBeVisible();
  back();
  await expect.element(heading('起点')).toBeVisible();
});

test('what is chosen in a sheet that stays open is a page of its own to go back through', async () => {
  const { heading, press, follow, sheet } = await openList();
  await press('筛选');
  await layered(1);
  await follow('红色');
  await expect.element(heading('列表?colour=red')).toBeInTheDocument();
  await expect.poll(() => window.location.search).toBe('?colour=red');
  await layered(1);
  back();
  await expect.element(sheet).not.toBeInTheDocument();
  expect(window.location.search).toBe('?colour=red');
  back();
  await expect.element(heading('列表')).toBeVisible();
});

test('what takes the place of the address below a sheet stays when the sheet is closed', async () => {
  const { heading, press, follow, sheet } = await openList();
  await press('筛选');
  await layered(1);
  await follow('改为蓝色');
  await expect.element(heading('列表?colour=blue')).toBeInTheDocument();
  back();
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.poll(() => window.location.search).toBe('?colour=blue');
  back();
  await expect.element(heading('起点')).toBeVisible();
});

test('one that refuses to close is asked again the next time', async () => {
  const refuse = vi.fn();
  const { unmount } = await render(<Dialog open onClose={refuse} title="必须回答" />);
  for (const times of [1, 2]) {
    await layered(1);
    back();
    await expect.poll(() => refuse.mock.calls.length).toBe(times);
    await layered(1);
  }
  unmount();
  await layered(0);
});

test('at a desk back is the page before, whatever is open', async () => {
  document.documentElement.dataset.device = 'desktop';
  const { heading, press, sheet } = await openList();
  await press('筛选');
  await expect.element(sheet).toBeVisible();
  expect(window.history.state).not.toHaveProperty('layers');
  back();
  await expect.element(heading('起点')).toBeVisible();
});
