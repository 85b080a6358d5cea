import type { ProjectSite, ProjectSites } from '../project/sites.ts';

/** The site whose page a form stands on, told by the `Referer` (contract §7.2); the main site when no address fits. */
export function siteOfPage(referer: string | undefined, sites: ProjectSites): ProjectSite {
  if (referer === undefined || !URL.canParse(referer)) return sites.main;
  const { origin, pathname } = new URL(referer);
  const under = (site: ProjectSite): boolean =>
    pathname === site.path || pathname.startsWith(`${site.path}/`);
  const fitting = sites.all.filter(under).sort((a, b) => b.path.length - a.path.length);
  // A website behind another address than its configured one still has its sites under their paths.
  return fitting.find((site) => site.origin === origin) ?? fitting[0] ?? sites.main;
}
