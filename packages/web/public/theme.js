// Puts the chosen theme and text size on the page before anything is painted. Not a module: it must run first.
try {
  const kept = JSON.parse(localStorage.getItem('tabella.prefs') ?? '{}');
  if (kept.theme === 'light' || kept.theme === 'dark') document.documentElement.dataset.theme = kept.theme;
  if (kept.motion === 'none') document.documentElement.dataset.motion = 'none';
} catch {
  // Storage may be closed to us; the system's theme is good then.
}
