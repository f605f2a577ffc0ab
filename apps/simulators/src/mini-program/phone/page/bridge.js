/* Stands first in every page of the phone: what WeChat's web-view gives a page, answered by the phone around it. */
(() => {
  const script = document.currentScript;
  const { agent } = script.dataset;
  // The page is as the portal rendered it, once this has run.
  script.remove();

  if (window.parent === window) {
    location.replace(`/__phone?${new URLSearchParams({ open: location.pathname + location.search })}`);
    return;
  }
  const { phone } = window.parent;
  if (!phone) return;

  beAnIPhone();
  window.__wxjs_environment = 'miniprogram';

  const listeners = new Map();
  const emit = (event, content) => {
    for (const listen of listeners.get(event) ?? []) listen(content);
  };
  let isCovered = false;
  const page = phone.pageOpened(window, { emit, setTextSize, setCovered });

  const bridge = {
    async invoke(name, given, callback) {
      // As text: nothing of one window lives on in the other.
      const answer = await page.invoke(name, JSON.stringify(given ?? {}));
      callback?.(JSON.parse(answer));
    },
    on(event, listen) {
      listeners.set(event, [...(listeners.get(event) ?? []), listen]);
    },
  };

  document.addEventListener('DOMContentLoaded', () => {
    setTextSize(page.textSize());
    tellTitle();
    new MutationObserver(tellTitle).observe(document.head, {
      childList: true,
      subtree: true,
      characterData: true,
    });
    window.WeixinJSBridge = bridge;
    document.dispatchEvent(new Event('WeixinJSBridgeReady'));
  });

  function tellTitle() {
    page.titled(document.title);
  }

  /** As WeChat does on an iPhone. Chromium on a desktop does not obey it: there the root's size has to stand in for it. */
  function setTextSize(percent) {
    document.body?.style.setProperty('-webkit-text-size-adjust', `${percent}%`);
    document.documentElement.style.fontSize = `${percent}%`;
  }

  /** A page below another one of the mini-program is not seen, and hears when it is seen again. */
  function setCovered(covered) {
    if (covered === isCovered) return;
    isCovered = covered;
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }

  function beAnIPhone() {
    const says = { userAgent: agent, platform: 'iPhone', vendor: 'Apple Computer, Inc.', maxTouchPoints: 5 };
    for (const [name, value] of Object.entries(says)) {
      Object.defineProperty(navigator, name, { get: () => value });
    }
    Object.defineProperty(navigator, 'onLine', { get: () => phone.isOnline() });
    Object.defineProperty(document, 'hidden', { get: () => isCovered });
    Object.defineProperty(document, 'visibilityState', { get: () => (isCovered ? 'hidden' : 'visible') });
    // Its web-view has neither of them.
    delete Navigator.prototype.serviceWorker;
    delete Navigator.prototype.userAgentData;
  }
})();
