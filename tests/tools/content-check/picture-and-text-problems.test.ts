import { test } from 'vitest';
import { aboutFile, edited, expectFinding, type Fault, homeFile } from './check-project.ts';

/** What an editor must mend in pictures, choices and texts: the fault, the files that have it, the field it is named by, and what is said. */
const faults: Fault[] = [
  [
    'a picture without a description',
    edited('public/assets/.meta/wall.jpg.yaml', 'alt: Een muur, ', ''),
    'data.alt',
    'no alt;',
  ],
  [
    'a picture without a description in one language',
    edited('public/assets/.meta/wall.jpg.yaml', 'A wall', "''"),
    'data.alt_en',
    'no alt_en;',
  ],
  [
    'a picture in a text without a description',
    edited(homeFile, '[wall](', '![]('),
    'sections[1].items[0].answer',
    'has no description',
  ],
  [
    'a chosen picture that is not there',
    edited(homeFile, 'image: wall.jpg', 'image: wal.jpg'),
    'sections[0].image',
    'no file wal.jpg',
  ],
  [
    'a picture without a meta file',
    { 'public/assets/.meta/wall.jpg.yaml': null },
    null,
    'public/assets/.meta/wall.jpg.yaml',
  ],
  [
    'a meta file without its picture',
    { 'public/assets/.meta/gone.jpg.yaml': 'data: { alt: Weg }' },
    null,
    'is not there',
  ],
  [
    'a drawing of the brand that there is none of',
    edited(homeFile, 'icon: veld:letter', 'icon: veld:lettre'),
    'sections[2].icon',
    'no drawing "veld:lettre"',
  ],
  [
    'a chosen entry that does not exist',
    edited(homeFile, 'related: [about-nl]', 'related: [abou]'),
    'related',
    'no entry abou',
  ],
  [
    'a chosen term that does not exist',
    edited(homeFile, 'kinds: [own]', 'kinds: [owl]'),
    'kinds',
    'no term owl in kinds',
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
    'make it level 3',
  ],
  [
    'a heading that skips a level in Markdown',
    edited(
      homeFile,
      "answer: 'So:",
      "answer: |-\n          ## Two\n\n          #### Four\n        unused: 'So:",
    ),
    'sections[1].items[0].answer',
    'jumps from level 2 to 4',
  ],
  [
    'a heading of the first level',
    edited(aboutFile, 'level: 2', 'level: 1'),
    'sections[1].content[0].attrs',
    'begin with level 2',
  ],
];

test.each(faults)('%s', async (_fault, changes, field, message) => {
  await expectFinding(changes, field, message);
});
