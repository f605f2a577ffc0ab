// Runs before the first paint, so that large text does not jump in afterwards, and a member is not asked to log in while
// the page starts. Storage may be forbidden: then nothing.
try {
  if (localStorage.getItem('cheyantong.elderMode') === '"on"') document.documentElement.dataset.elder = '';
  if (localStorage.getItem('cheyantong.token')) document.documentElement.dataset.member = '';
} catch {}

// Not for who comes back, loads anew or was led to a place on the page: they find it (shared/start/below-fold.module.css).
if (performance.getEntriesByType('navigation')[0]?.type === 'navigate' && !location.hash)
  document.documentElement.dataset.first = '';

// Turns of what is done once the page was seen; below.
const turns = [];

// What is pressed or sent before the page's scripts have come is kept for them (shared/start/early-presses.ts), and they are
// fetched at once. Links are followed and forms that have an address are sent without them when they take too long.
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
    for (const turn of turns.splice(0)) turn();
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

// The page is seen first and its scripts are fetched then (decision 38). On a phone all that follows is done in short turns: what lies
// near the screen is laid out, part by part, and scripts are asked for one by one, since asking takes several milliseconds. A page
// that nobody looks at has nothing to wait for.
addEventListener('DOMContentLoaded', () => {
  const isPhone = document.documentElement.dataset.device === 'mobile';
  const links = [...document.querySelectorAll('link[rel=later]')];
  const parts = isPhone ? [...document.querySelectorAll('[data-later=""]')] : [];
  const layOut = (part) => part.setAttribute('data-later', 'near');
  const atATime = isPhone ? 1 : 4;
  const fetchSome = () => {
    for (const link of links.splice(0, atATime)) link.rel = 'modulepreload';
  };
  const begin = () => {
    for (const later of document.querySelectorAll('script[type="text/later"]')) {
      const script = document.createElement('script');
      script.type = 'module';
      script.textContent = later.textContent;
      document.head.append(script);
    }
  };
  // Near the screen are two parts at most. Of the others browsers take note, and lay them out when they are neared.
  const near = parts.splice(0, 2).map((part) => () => layOut(part));
  const fetches = Array(Math.ceil(links.length / atATime)).fill(fetchSome);
  turns.push(...near, ...fetches, () => parts.forEach(layOut), begin);
  const afterFrame = (run) => requestAnimationFrame(() => setTimeout(run));
  // Timers of timers wait for four milliseconds each.
  const { port1: next, port2: ring } = new MessageChannel();
  const goOn = () => {
    const turn = turns.shift();
    turn?.();
    if (turns.length === 0) next.close();
    else if (near.includes(turn)) afterFrame(goOn);
    else ring.postMessage(null);
  };
  next.onmessage = goOn;
  if (document.hidden) for (const turn of turns.splice(0)) turn();
  else afterFrame(goOn);
});
