import { expect, test } from 'vitest';
import { aboutFile, check, edited, expectFinding, homeFile, type ProblemCase } from './check-project.ts';

const problems: ProblemCase[] = [
  [
    'an image without alternative text',
    edited('public/assets/.meta/wall.jpg.yaml', 'alt: Een muur, ', ''),
    'data.alt',
    'no alt;',
  ],
  [
    'an image without alternative text in one language',
    edited('public/assets/.meta/wall.jpg.yaml', 'A wall', "''"),
    'data.alt_en',
    'no alt_en;',
  ],
  [
    'an image in a text without alternative text',
    edited(homeFile, '[wall](', '![]('),
    'sections[1].items[0].answer',
    'has no alternative text',
  ],
  [
    'a selected image that does not exist',
    edited(homeFile, 'image: wall.jpg', 'image: wal.jpg'),
    'sections[0].image',
    'no file wal.jpg',
  ],
  [
    'an image without a meta file',
    { 'public/assets/.meta/wall.jpg.yaml': null },
    null,
    'public/assets/.meta/wall.jpg.yaml',
  ],
  [
    'a meta file without its image',
    { 'public/assets/.meta/gone.jpg.yaml': 'data: { alt: Weg }' },
    null,
    'has no asset',
  ],
  [
    'a brand icon that does not exist',
    edited(homeFile, 'icon: veld:letter', 'icon: veld:lettre'),
    'sections[2].icon',
    'icon "veld:lettre" does not exist',
  ],
  [
    'a selected entry that does not exist',
    edited(homeFile, 'related: [about-nl]', 'related: [abou]'),
    'related',
    'entry abou does not exist',
  ],
  [
    'a selected term that does not exist',
    edited(homeFile, 'kinds: [own]', 'kinds: [owl]'),
    'kinds',
    'taxonomy kinds has no term owl',
  ],
  [
    'a form that does not exist',
    edited(homeFile, 'form: contact', 'form: contract'),
    'sections[2].form',
    'choose one of: contact',
  ],
  [
    'a heading that skips a level in a text',
    edited(aboutFile, 'level: 3', 'level: 4'),
    'sections[1].content[1].attrs',
    'use level 3',
  ],
  [
    'a heading that skips a level in Markdown',
    edited(
      homeFile,
      "answer: 'So:",
      "answer: |-\n          ## Two\n\n          #### Four\n        unused: 'So:",
    ),
    'sections[1].items[0].answer',
    'skips from level 2 to 4',
  ],
  [
    'a heading of level 1',
    edited(aboutFile, 'level: 2', 'level: 1'),
    'sections[1].content[0].attrs',
    'start with level 2',
  ],
];

test.each(problems)('Content check reports %s', async (_mistake, changes, field, message) => {
  await expectFinding(changes, field, message);
});

test('Content check reports a draft that an entry or a navigation selects', async () => {
  const findings = await check(edited(aboutFile, 'title:', 'published: false\ntitle:'));
  const messages = findings.map(({ file, message }) => `${file}: ${message}`);
  expect(messages).toContain(
    `${homeFile}: The entry about-nl is a draft, which visitors cannot see; publish it or choose another entry.`,
  );
  expect(messages).toContain(
    'content/trees/navigation/nl/main.yaml: The entry about-nl is a draft, so visitors see neither it nor its children; publish it or remove the branch.',
  );
});

test('Content check ignores the photos of visitors in a private container, and their meta files', async () => {
  const findings = await check({
    'content/assets/papers.yaml': 'disk: papers',
    'config/filesystems.php': `<?php return ['disks' => [
      'assets' => ['driver' => 'local', 'root' => public_path('assets'), 'url' => '/assets'],
      'papers' => ['driver' => 'local', 'root' => storage_path('app/papers')],
    ]];`,
    'resources/blueprints/assets/papers.yaml': 'fields:\n  - { handle: alt, field: { type: text } }\n',
    'storage/app/papers/photo.jpg': '',
    'storage/app/papers/.meta/photo.jpg.yaml': 'data: {}\nwidth: 10\nheight: 10',
  });
  expect(findings).toEqual([]);
});
