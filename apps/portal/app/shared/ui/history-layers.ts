/**
 * On phones people leave a sheet as they leave a page: by going back. So whatever lies over the page has an entry of its
 * own in the browser's history. It copies the entry of the page, and the router is told nothing of moves between them.
 * However a layer is closed, its entry is left; a page is never entered from one, so that none stays behind.
 */
interface Layer {
  close: () => void;
}

const layers: Layer[] = [];

/** The page below all layers, as the router left it. */
let page: { state: unknown; url: string };
let watching = false;

/** From asking the browser to go somewhere until it is there; what is wanted of the history meanwhile has to wait. */
let travelling = false;
const waiting: (() => void)[] = [];

/** Puts a layer on top, which is asked to close when the visitor goes back; answers with how to take it away. */
export function layOverPage(close: () => void): () => void {
  watch();
  const layer = { close };
  layers.push(layer);
  settleSoon();
  return () => {
    layers.splice(layers.indexOf(layer), 1);
    settleSoon();
  };
}

/**
 * Before the router starts: of two who listen to the history, the first can keep a move to itself. A page loaded anew still
 * has the entries of what lay over it, and nothing lies over it any more.
 */
export function watchHistory(): void {
  watch();
  settle();
}

/** One layer may take another's place, or stay although it was asked to close: the history follows what came of it. */
const settleSoon = (): void => {
  setTimeout(settle);
};

/** As many entries as layers. */
function settle(): void {
  if (travelling) return;
  const depth = depthOf(history.state);
  if (depth > layers.length) goTo(layers.length);
  for (let next = depth + 1; next <= layers.length; next += 1) browsers.pushState(atDepth(next), '');
}

function watch(): void {
  if (watching) return;
  watching = true;
  page = { state: history.state, url: location.href };
  window.addEventListener('popstate', onMove);
  // From a page that was gone to on the way.
  window.addEventListener('pageshow', arrive);
  history.pushState = (...entry) => {
    if (depthOf(history.state) > 0) goTo(0);
    onceThere(() => {
      browsers.pushState(...entry);
      page = { state: history.state, url: location.href };
    });
  };
  history.replaceState = (...entry) =>
    onceThere(() => {
      const depth = depthOf(history.state);
      browsers.replaceState(...entry);
      page = { state: history.state, url: location.href };
      if (depth > 0) browsers.replaceState(atDepth(depth), '');
    });
}

/** As the browser made them; the portal's own (`watch`) mind the layers. */
const browsers = {
  pushState: (...entry: Parameters<History['pushState']>) =>
    History.prototype.pushState.apply(history, entry),
  replaceState: (...entry: Parameters<History['replaceState']>) =>
    History.prototype.replaceState.apply(history, entry),
};

function goTo(depth: number): void {
  if (travelling) return;
  travelling = true;
  history.go(depth - depthOf(history.state));
}

function onceThere(change: () => void): void {
  if (travelling) waiting.push(change);
  else change();
}

function arrive(): void {
  travelling = false;
  for (const change of waiting.splice(0)) change();
  settleSoon();
}

function onMove(event: PopStateEvent): void {
  if (indexOf(event.state) !== indexOf(page.state)) {
    page = { state: event.state, url: location.href };
    arrive();
    return;
  }
  event.stopImmediatePropagation();
  const depth = depthOf(event.state);
  // The page got another address while something lay over it.
  if (location.href !== page.url) browsers.replaceState(atDepth(depth), '', page.url);
  const left = travelling ? [] : layers.slice(depth);
  arrive();
  for (const { close } of left.reverse()) close();
}

const atDepth = (depth: number): unknown => ({ ...Object(page.state), layers: depth });

const depthOf = (state: unknown): number => Number(Object(state).layers ?? 0);

/** The place in the history that the router gave the page; entries of layers copy it. */
const indexOf = (state: unknown): unknown => Object(state).idx;
