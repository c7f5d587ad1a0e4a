/** What the script before first paint is told. */
export interface PrepareOptions {
  /** Keys of local storage. */
  themeKey: string;
  bannerKey: string;
  /** The theme that the settings fix; the reader's choice counts without it. */
  colorScheme?: 'light' | 'dark' | undefined;
  /** The banner that is shown; none without it. */
  bannerId?: string | undefined;
}

/**
 * Runs in the browser before first paint, as text: it may use nothing but its parameter and what browsers have.
 *
 * Sets the theme on the root element (`data-theme` and `data-theme-choice` for Docusaurus, the class `dark` of
 * SPEC §4) and hides a banner that was dismissed (`data-banner`). The class and the color of the browser's own parts
 * (`theme-color`) then applyTheme `data-theme`, whoever sets it; Docusaurus also writes the whole class attribute anew on
 * each page, so the class is put back at once.
 */
function prepareDocument({themeKey, bannerKey, colorScheme, bannerId}: PrepareOptions): void {
  const root = document.documentElement;
  const read = (key: string): string | null => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const wanted = colorScheme ?? read(themeKey);
  const choice = wanted === 'light' || wanted === 'dark' ? wanted : undefined;
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  root.setAttribute('data-theme', choice ?? system);
  root.setAttribute('data-theme-choice', choice ?? 'system');
  if (bannerId !== undefined && read(bannerKey) === bannerId) root.setAttribute('data-banner', 'dismissed');

  const applyTheme = () => {
    const theme = root.getAttribute('data-theme');
    root.classList.toggle('dark', theme === 'dark');
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[data-color-scheme]')) {
      meta.setAttribute('media', meta.dataset.colorScheme === theme ? 'all' : 'not all');
    }
  };
  applyTheme();
  new MutationObserver(applyTheme).observe(root, {attributes: true, attributeFilter: ['class', 'data-theme']});
}

/** The script's text for an HTML page. */
export function prepareScript(options: PrepareOptions): string {
  // No setting may close the script element.
  return `(${prepareDocument.toString()})(${JSON.stringify(options).replaceAll('<', '\\u003c')})`;
}
