import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Number of articles per site. Other sites have no articles. */
const ARTICLE_COUNTS = { nl: 30, en: 9 } as const;

/**
 * Replaces the articles of a content folder by 30 in Dutch, of which the newest nine are also in English. Number 30 is the newest.
 * Every sixth article has the topic `light`, all others have `craft`.
 */
export function writeManyArticles(content: string) {
  const folder = join(content, 'collections/articles');
  for (const site of readdirSync(folder)) rmSync(join(folder, site), { recursive: true });
  for (const [site, count] of Object.entries(ARTICLE_COUNTS)) {
    mkdirSync(join(folder, site));
    for (let number = ARTICLE_COUNTS.nl; number > ARTICLE_COUNTS.nl - count; number -= 1) {
      const day = `2025-03-${String(number).padStart(2, '0')}`;
      writeFileSync(join(folder, site, `${day}.story-${number}.md`), articleFile(site, number));
    }
  }
}

function articleFile(site: string, number: number) {
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
