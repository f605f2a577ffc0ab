// Runs before the first paint, so that large text does not jump in afterwards. Storage may be forbidden: then nothing.
try {
  if (localStorage.getItem('cheyantong.elderMode') === '"on"') document.documentElement.dataset.elder = '';
} catch {}
