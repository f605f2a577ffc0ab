// Runs before the first paint, so that large text does not jump in afterwards, and a member is not asked to log in while
// the page starts. Storage may be forbidden: then nothing.
try {
  if (localStorage.getItem('cheyantong.elderMode') === '"on"') document.documentElement.dataset.elder = '';
  if (localStorage.getItem('cheyantong.token')) document.documentElement.dataset.member = '';
} catch {}

// Not for who comes back or loads anew: they find the place where they were (shared/start/below-fold.module.css).
if (performance.getEntriesByType('navigation')[0]?.type === 'navigate')
  document.documentElement.dataset.first = '';

// What is pressed or sent before the page's scripts have come is kept for them (shared/start/early-presses.ts). Links are
// followed and forms that have an address are sent without them when they take too long.
{
  const LINK = 'a[href^="/"]:not([target],[download])';
  const KEPT = `form,button,[role=button],input:not([type=file]),textarea,${LINK}`;
  const LEFT_ALONE = 'textarea,input:not([type=checkbox],[type=radio])';
  const WAIT_MS = 1000;
  const kept = new Set();
  let isTaken = false;
  const goOn = (meant) => {
    if (isTaken) return;
    if (meant.matches(LINK)) meant.click();
    else if (meant.matches('form,[type=submit]')) meant.closest('form[action]')?.submit();
  };
  const keep = (event) => {
    const near = event.target.closest('a[href],button,[role=button],input,textarea,label');
    const meant = event.type === 'submit' ? event.target : (near?.control ?? near);
    const isPlain = event.isTrusted && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    if (!isPlain || !meant?.matches(KEPT)) return;
    kept.add(meant);
    if (meant.matches(LEFT_ALONE)) return;
    event.preventDefault();
    setTimeout(goOn, WAIT_MS, meant);
  };
  for (const kind of ['click', 'submit']) addEventListener(kind, keep, true);
  window.takeEarlyPresses = () => {
    isTaken = true;
    for (const kind of ['click', 'submit']) removeEventListener(kind, keep, true);
    return kept;
  };
}

// The page is seen first and its scripts are fetched then (decision 38), a few in each turn: asking for one takes a phone
// several milliseconds. A page that nobody looks at has nothing to wait for.
addEventListener('DOMContentLoaded', () => {
  const AT_A_TIME = 4;
  const links = [...document.querySelectorAll('link[rel=later]')];
  const fetchScripts = () => {
    for (const link of links.splice(0, AT_A_TIME)) link.rel = 'modulepreload';
    if (links.length > 0) setTimeout(fetchScripts);
    else begin();
  };
  const begin = () => {
    for (const later of document.querySelectorAll('script[type="text/later"]')) {
      const script = document.createElement('script');
      script.type = 'module';
      script.textContent = later.textContent;
      document.head.append(script);
    }
  };
  if (document.hidden) fetchScripts();
  else requestAnimationFrame(() => setTimeout(fetchScripts));
});
