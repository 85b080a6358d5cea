import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** How many stories each site has: enough to turn pages in some, none in others. */
const STORIES = { nl: 30, en: 9 } as const;

/**
 * Puts other stories into a content folder: 30 in Dutch, the newest nine of them in English too, none elsewhere. Every sixth is
 * about light, all others about craft, none about what is outdoors. Number 30 is the newest.
 */
export function writeManyArticles(content: string) {
  const folder = join(content, 'collections/articles');
  for (const site of readdirSync(folder)) rmSync(join(folder, site), { recursive: true });
  for (const [site, count] of Object.entries(STORIES)) {
    mkdirSync(join(folder, site));
    for (let number = STORIES.nl; number > STORIES.nl - count; number -= 1) {
      const day = `2025-03-${String(number).padStart(2, '0')}`;
      writeFileSync(join(folder, site, `${day}.story-${number}.md`), storyOf(site, number));
    }
  }
}

function storyOf(site: string, number: number) {
  return `---
id: story-${number}-${site}
${site === 'nl' ? '' : `origin: story-${number}-nl\n`}blueprint: article
title: Story ${number}
heading: Story *${number}*
intro: Intro of ${number}.
image: terrace/bench-dusk.jpg
author: Anke Roelofs
topics:
  - ${number % 6 === 0 ? 'light' : 'craft'}
sections:
  - id: text
    type: rich_text
    enabled: true
    content:
      - type: paragraph
        content:
          - type: text
            text: Words of story ${number}.
    width: text
---
`;
}
