import { isMap, mapOf, textOf } from '#embedded/content';
import type { Rule, Remark } from '../finding.ts';

/** With several sites, globals are written so that Statamic 5 and 6 both read them (contract §10.4). */
export const globalLayouts: Rule = ({ project, files }) => {
  if (!project.sites.several) return [];
  return [...project.globals.keys()].flatMap((handle): Remark[] => {
    const file = `content/globals/${handle}.yaml`;
    const listed = mapOf(files.get(file)?.content)['sites'];
    if (!isMap(listed)) {
      return [
        {
          file,
          message:
            'The set has no map "sites:", by which Statamic 6 knows where it exists; list each site with its origin or null.',
        },
      ];
    }
    return project.sites.all.flatMap(({ handle: site }): Remark[] => {
      const own = `content/globals/${site}/${handle}.yaml`;
      const stored = files.get(own);
      if (!(site in listed)) {
        return stored
          ? [{ file, at: ['sites'], message: `${own} exists, but "sites:" does not list ${site}; add it.` }]
          : [];
      }
      const wanted = textOf(listed[site]);
      if (!stored) {
        const content = wanted === undefined ? 'its values' : `"origin: ${wanted}"`;
        return [
          {
            file,
            at: ['sites', site],
            message: `${own} is missing, without which Statamic 5 has no such set there; write it with ${content}.`,
          },
        ];
      }
      const origin = textOf(mapOf(stored.content)['origin']);
      if (origin === wanted) return [];
      const right =
        wanted === undefined
          ? `remove "origin: ${origin}" or name it under "sites:"`
          : `write "origin: ${wanted}"`;
      return [
        { file: own, at: ['origin'], message: `The origin differs from "sites:" in ${file}; ${right}.` },
      ];
    });
  });
};
