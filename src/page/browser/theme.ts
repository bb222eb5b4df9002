const key = 'esbmc-report-theme';

/** The reader's own choice of light or dark, where one was made; else what the system asks for. */
export function restoreTheme(): void {
  const chosen = stored();
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen;
}

export function toggleTheme(): void {
  const { dataset } = document.documentElement;
  const isDark = dataset.theme
    ? dataset.theme === 'dark'
    : matchMedia('(prefers-color-scheme: dark)').matches;
  dataset.theme = isDark ? 'light' : 'dark';
  try {
    localStorage.setItem(key, dataset.theme);
  } catch {
    // A browser may keep nothing for files: then the choice ends with the page.
  }
}

function stored(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
