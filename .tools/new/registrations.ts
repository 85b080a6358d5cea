import { offering } from './blueprint.ts';
import { importing, type Insertion, listing, noting, recording } from './insertions.ts';
import { renamed, type Spellings } from './section-name.ts';
import words from './section/interactive/words.json' with { type: 'json' };

/** A file that lists all section types, and how one more comes into it. */
export type Registration = { readonly file: string; readonly insertions: readonly Insertion[] };

const VIEWS = 'export const views: { readonly [Type in SectionType]: ComponentType<ViewProps<Type>> } = {';

/** Lists that every section type stands in. */
export function everywhere(name: Spellings, set: string, group: string): Registration[] {
  const { kebab, pascal, camel, snake, title } = name;
  return [
    {
      file: 'renderer/sections/schemas.ts',
      insertions: [
        importing(`import { ${camel}Schema } from './${kebab}/${kebab}.schema.ts';`),
        listing('export const schemas = {', `'${kebab}': ${camel}Schema,`),
      ],
    },
    {
      file: 'renderer/sections/views.ts',
      insertions: [
        importing(`import { ${pascal} } from './${kebab}/${kebab}.tsx';`),
        listing(VIEWS, `'${kebab}': ${pascal},`),
      ],
    },
    {
      file: 'site/statamic/resources/fieldsets/sections.yaml',
      insertions: [offering(snake, renamed(set, name), group)],
    },
    {
      file: 'CHANGELOG.md',
      insertions: [noting('## Unreleased', `Editors: a new section, “${title}”.`)],
    },
  ];
}

/** Where a section stands that says nothing itself. */
export function amongTheSilent({ kebab }: Spellings): Registration[] {
  return [{ file: 'site/i18n/messages.ts', insertions: [listing('sections: {', `'${kebab}': {},`)] }];
}

/** Where a section stands that hydrates, and names its button in every language. */
export function amongTheInteractive({ kebab, pascal }: Spellings): Registration[] {
  const types = Object.keys(words.en).map((word) => `${word}: string`);
  return [
    {
      file: 'renderer/sections/interactive.ts',
      insertions: [
        listing(
          'export const interactive = {',
          `'${kebab}': async () => (await import('./${kebab}/${kebab}.tsx')).${pascal},`,
        ),
      ],
    },
    {
      file: 'renderer/render/should-hydrate.ts',
      insertions: [
        listing('switch (section.type) {', `case '${kebab}': return section.props.picture !== undefined;`),
      ],
    },
    {
      file: 'renderer/render/text-templates.ts',
      insertions: [listing('type Spoken = {', `'${kebab}': { ${types.join('; ')} };`)],
    },
    {
      file: 'site/i18n/messages.ts',
      insertions: [
        listing(
          'const spoken: typeof sections = {',
          `'${kebab}': bundle('${kebab}', { returnObjects: true, skipInterpolation: true }),`,
        ),
      ],
    },
    ...Object.entries(words).map(([language, spoken]) => ({
      file: `site/i18n/messages/${language}/sections.json`,
      insertions: [recording(kebab, spoken)],
    })),
  ];
}
