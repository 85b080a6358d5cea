import { isMap, toMap, toText } from '#embedded/content';
import type { ContentRule, RuleFinding } from '../finding.ts';

/** In a multisite project, globals have the layouts of both Statamic 5 and 6 (contract §10.4). */
export const globalLayouts: ContentRule = ({ project, files }) => {
  if (!project.sites.isMultisite) return [];
  return [...project.globals.keys()].flatMap((handle): RuleFinding[] => {
    const file = `content/globals/${handle}.yaml`;
    const listed = toMap(files.get(file)?.content)['sites'];
    if (!isMap(listed)) {
      return [
        {
          file,
          message:
            'The set has no map "sites:", which Statamic 6 requires; list each site with its origin or null, for example sites: { nl: null, de: nl }.',
        },
      ];
    }
    return project.sites.all.flatMap(({ handle: site }): RuleFinding[] => {
      const own = `content/globals/${site}/${handle}.yaml`;
      const stored = files.get(own);
      if (!(site in listed)) {
        return stored
          ? [
              {
                file,
                path: ['sites'],
                message: `${own} exists, but "sites:" does not list ${site}; add it to "sites:".`,
              },
            ]
          : [];
      }
      const expectedOrigin = toText(listed[site]);
      if (!stored) {
        const content = expectedOrigin === undefined ? 'its values' : `"origin: ${expectedOrigin}"`;
        return [
          {
            file,
            path: ['sites', site],
            message: `${own} is missing, so Statamic 5 does not find the set in this site; write the file with ${content}.`,
          },
        ];
      }
      const origin = toText(toMap(stored.content)['origin']);
      if (origin === expectedOrigin) return [];
      const correction =
        expectedOrigin === undefined
          ? `remove "origin: ${origin}" or add it to "sites:"`
          : `write "origin: ${expectedOrigin}"`;
      return [
        {
          file: own,
          path: ['origin'],
          message: `The origin differs from "sites:" in ${file}; ${correction}.`,
        },
      ];
    });
  });
};
