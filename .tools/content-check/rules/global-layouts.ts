import { isMap, toMap, toText } from '#embedded/content';
import type { ContentRule, RuleFinding } from '../finding.ts';

/** With several sites, globals are written so that Statamic 5 and 6 both read them (contract §10.4). */
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
            'The set has no map "sites:", by which Statamic 6 knows where it exists; list each site with its origin or null.',
        },
      ];
    }
    return project.sites.all.flatMap(({ handle: site }): RuleFinding[] => {
      const own = `content/globals/${site}/${handle}.yaml`;
      const stored = files.get(own);
      if (!(site in listed)) {
        return stored
          ? [{ file, path: ['sites'], message: `${own} exists, but "sites:" does not list ${site}; add it.` }]
          : [];
      }
      const wanted = toText(listed[site]);
      if (!stored) {
        const content = wanted === undefined ? 'its values' : `"origin: ${wanted}"`;
        return [
          {
            file,
            path: ['sites', site],
            message: `${own} is missing, without which Statamic 5 has no such set there; write it with ${content}.`,
          },
        ];
      }
      const origin = toText(toMap(stored.content)['origin']);
      if (origin === wanted) return [];
      const right =
        wanted === undefined
          ? `remove "origin: ${origin}" or name it under "sites:"`
          : `write "origin: ${wanted}"`;
      return [
        { file: own, path: ['origin'], message: `The origin differs from "sites:" in ${file}; ${right}.` },
      ];
    });
  });
};
