import * as v from 'valibot';
import { localeCodes } from '#site/i18n/locale';
import { strictFields } from './fields.ts';

const pagePath = v.pipe(
  v.string('must be a path, for example lantaarn-hoeve-31.html'),
  v.regex(
    /^[a-z0-9-]+(?:\/[a-z0-9-]+)*\.html$/,
    'must be a path without a leading slash and with .html, for example lantaarn-hoeve-31.html',
  ),
  v.examples(['lantaarn-hoeve-31.html']),
);

export const redirectsSchema = v.array(
  strictFields({
    locale: v.picklist(localeCodes, `must be one of ${localeCodes.join(', ')}`),
    from: pagePath,
    /** A product, a category or another redirect of the same locale. */
    to: pagePath,
    code: v.picklist([301, 302], 'must be 301 (permanent) or 302 (temporary)'),
  }),
  'must be a list of redirects, each starting with “- locale: nl”',
);

export type CatalogueRedirect = v.InferOutput<typeof redirectsSchema>[number];
