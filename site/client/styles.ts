/** Loads the style sheets that the page does not have yet; those inlined in its document count as there. */
export async function loadStyles(hrefs: readonly string[]): Promise<void> {
  const inlined =
    document.querySelector<HTMLElement>('style[data-hrefs]')?.dataset['hrefs']?.split(' ') ?? [];
  const linked = [...document.querySelectorAll('link[rel=stylesheet]')].map((link) =>
    link.getAttribute('href'),
  );
  await Promise.all(hrefs.filter((href) => !inlined.includes(href) && !linked.includes(href)).map(loadStyle));
}

/** A sheet that cannot be had must not keep the page away: it then shows plainer. */
function loadStyle(href: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  link.addEventListener('load', () => resolve());
  link.addEventListener('error', () => resolve());
  document.head.append(link);
  return promise;
}
