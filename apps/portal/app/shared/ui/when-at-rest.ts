/** Safari has no word for idle, and a busy device may never be: by then the first page is long done. */
const LONG_DONE_MS = 3000;

/** Runs it after the page has loaded and the browser has nothing to do, or has had enough time: a visit pays nothing for it before. Gives what calls it off. */
export function whenAtRest(run: () => void): () => void {
  let callOff = () => window.removeEventListener('load', whenIdle);
  function whenIdle() {
    if ('requestIdleCallback' in window) {
      const wait = requestIdleCallback(run, { timeout: LONG_DONE_MS });
      callOff = () => cancelIdleCallback(wait);
    } else {
      const wait = setTimeout(run, LONG_DONE_MS);
      callOff = () => clearTimeout(wait);
    }
  }
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
  return () => callOff();
}
