const REFRESH_MS = 2_000;
const COPIED_MS = 1_500;

const news = document.querySelector('#news');
const parts = [...document.querySelectorAll('[data-source]')].map((place) => ({ place, shown: undefined }));

/** Puts a part in only when it has changed, so that a focused button or a selection survives a quiet refresh. */
async function refreshPart(part) {
  const response = await fetch(part.place.dataset.source);
  const content = await response.text();
  if (!response.ok || content === part.shown) return;
  if (part.shown !== undefined) {
    part.place.innerHTML = content;
    news.textContent = part.place.dataset.news ?? '';
  }
  part.shown = content;
}

async function refresh() {
  if (document.hidden) return;
  // A part that fails is left as it is: the simulators are being restarted, and the next round will tell.
  await Promise.allSettled(parts.map(refreshPart));
}

async function copyCode({ target }) {
  const button = target.closest('[data-copy]');
  if (!button) return;
  await navigator.clipboard.writeText(button.dataset.copy);
  button.textContent = '已复制';
  setTimeout(() => {
    button.textContent = '复制';
  }, COPIED_MS);
}

document.addEventListener('click', copyCode);
document.addEventListener('visibilitychange', refresh);
setInterval(refresh, REFRESH_MS);
refresh();
