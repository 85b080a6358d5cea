import { appendFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export type ContentPage = {
  /** Handle of the site. */
  readonly site: 'nl' | 'en';
  readonly slug: string;
  /** Id of the page that this page translates. */
  readonly origin?: string;
  readonly redirect?: string;
  /** Sections as JSON. Default: one section with a text. */
  readonly sections?: readonly object[];
};

const textSection = {
  id: 'text',
  type: 'rich_text',
  enabled: true,
  content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Content of the page.' }] }],
};

/** Writes pages on the first level of a site into a content folder. The id of a page is `{slug}-{site}`. */
export function writePages(content: string, pages: readonly ContentPage[]) {
  for (const { site, slug, origin, redirect, sections = [textSection] } of pages) {
    const id = `${slug}-${site}`;
    // JSON is valid YAML.
    const front = { id, origin, redirect, blueprint: 'page', title: `Page ${slug}`, sections };
    const lines = Object.entries(front).map(([key, value]) =>
      value === undefined ? '' : `${key}: ${JSON.stringify(value)}\n`,
    );
    writeFileSync(join(content, `collections/pages/${site}/${slug}.md`), `---\n${lines.join('')}---\n`);
    appendFileSync(join(content, `trees/collections/${site}/pages.yaml`), `  - entry: ${id}\n`);
  }
}
