// Runs before the first paint, so that large text does not jump in afterwards, and a member is not asked to log in while
// the page starts. Storage may be forbidden: then nothing.
try {
  if (localStorage.getItem('cheyantong.elderMode') === '"on"') document.documentElement.dataset.elder = '';
  if (localStorage.getItem('cheyantong.token')) document.documentElement.dataset.member = '';
} catch {}
