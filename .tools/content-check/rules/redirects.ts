import * as v from 'valibot';
import { localeCodes, localeOfSite } from '#site/i18n/locale';
import { editorRedirectSchema } from '#site/redirects/editor-redirect.schema';
import { REDIRECTS } from '#site/redirects/site-redirects';
import type { ContentRule } from '../finding.ts';

/** The site can read every redirect of editors, whichever origins the operator allows, and no redirect hides a page. */
export const redirects: ContentRule = ({ project, shape }) =>
  (project.collections.has(REDIRECTS) ? project.entries.of(REDIRECTS) : []).flatMap((entry) => {
    const locale = localeOfSite(entry.site);
    const origin = project.sites.find(entry.site)?.origin;
    if (!locale || origin === undefined) return [];
    const context = { locale: locale.code, locales: localeCodes, origin };
    const result = v.safeParse(editorRedirectSchema(context, 'any'), shape(entry));
    if (!result.success) {
      const [issue] = result.issues;
      const field = v.getDotPath(issue) ?? 'from';
      return [{ file: entry.path, path: [field], message: `The redirect is ignored: ${issue.message}.` }];
    }
    const hidden = project.entryAt(entry.site, result.output.from.slice(locale.code.length + 1));
    if (!hidden?.isPublished) return [];
    const message = `The redirect hides the page ${hidden.id}, which has this address; remove the redirect or change the slug.`;
    return [{ file: entry.path, path: ['from'], message }];
  });
