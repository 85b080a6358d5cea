import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { checkContent } from '../../../.tools/content-check/content-check.ts';
import { aboutFile, check, edited, homeFile, projectFolder } from './check-project.ts';
import { rightProject } from './valid-project.ts';

const englishHome = 'content/collections/pages/en/home.md';

test('a project without a fault has no finding', async () => {
  expect(await check()).toEqual([]);
});

test('the content of this project has no finding', async () => {
  expect(await checkContent(join(import.meta.dirname, '../../../site/statamic'))).toEqual([]);
});

test('a folder without a project is not taken for one without faults', async () => {
  const [finding] = await checkContent(join(import.meta.dirname, 'none'));
  expect(finding?.message).toContain('There is no Statamic project here');
});

test('a finding names file, line, entry and field, and says what would be right', async () => {
  const [finding, ...others] = await check(edited(homeFile, 'type: faq', 'type: fag'));
  expect(others).toEqual([]);
  expect(finding).toEqual({
    file: homeFile,
    line: 16,
    entry: 'home-nl',
    field: 'sections[1].type',
    message: 'There is no set "fag" in the field sections; choose one of: hero, faq, rich_text, appointment.',
  });
});

test('a file that is no YAML is named with its line, and what refers to it is not blamed', async () => {
  const [finding, ...others] = await check(
    edited(homeFile, '    heading: Light', '    heading: Light: soft'),
  );
  expect(others).toEqual([]);
  expect(finding).toMatchObject({
    file: homeFile,
    line: 10,
    message: expect.stringContaining('cannot be read'),
  });
});

describe('what is left to the editor', () => {
  test('a draft may wait for its translation', async () => {
    const draft = '---\nid: idea-nl\npublished: false\ntitle: Idea\n---\n';
    expect(await check({ 'content/collections/pages/nl/idee.md': draft })).toEqual([]);
  });

  test('what is inherited from another language is looked at where it is written', async () => {
    const inherits = '---\nid: home-en\norigin: home-nl\ntitle: Home\n---\n';
    expect(await check({ 'content/collections/pages/en/home.md': inherits })).toEqual([]);
  });

  test('a section may be switched off where it is not meant to be shown', async () => {
    const off = edited(
      englishHome,
      '  - id: s2\n    type: faq',
      '  - id: s2\n    enabled: false\n    type: faq',
    );
    expect(await check(off)).toEqual([]);
  });

  test('a section that is switched off needs no translation', async () => {
    const idea = '  - { id: s0, type: faq, enabled: false }\n  - id: s1\n';
    expect(await check(edited(homeFile, '  - id: s1\n', idea))).toEqual([]);
  });

  test('the draft of a translation need not have all sections yet', async () => {
    const draft = (rightProject[englishHome] ?? '')
      .replace('title: Home', 'title: Home\npublished: false')
      .replace(/  - id: s2[^]*?(?=  - id: s3)/, '');
    expect((await check({ [englishHome]: draft })).map(({ message }) => message)).not.toContainEqual(
      expect.stringContaining('is missing here'),
    );
  });

  test('the same row ids may stand in every language', async () => {
    expect(rightProject[homeFile]).toContain('id: s1');
    expect(rightProject['content/collections/pages/en/home.md']).toContain('id: s1');
    expect(await check()).toEqual([]);
  });

  test('dates and times inside running words need no quotes', async () => {
    expect(await check(edited(homeFile, "'11:00'", 'From 11:00 until 2026-03-14'))).toEqual([]);
  });

  test('a text may begin with the level below its section’s heading', async () => {
    expect(await check(edited(aboutFile, 'level: 2', 'level: 3'))).toEqual([]);
  });

  test('a section that is switched off need not be readable', async () => {
    const broken = 'heading: [Light]\n    enabled: false';
    expect(await check(edited(homeFile, 'heading: Light', broken))).toEqual([]);
  });

  test('a section that cannot be shown is named by its own line, also below one that is switched off', async () => {
    const hidden = '  - { id: s0, type: hero, enabled: false }\n  - id: s1\n';
    const changes = edited(homeFile, '  - id: s1\n', hidden)[homeFile] ?? '';
    const findings = await check({ [homeFile]: changes.replace('heading: Light', 'heading: [Light]') });
    expect(findings).toContainEqual(
      expect.objectContaining({
        field: 'sections[1]',
        line: 9,
        message: expect.stringContaining('sections[1].heading'),
      }),
    );
  });
});

describe('npm run content:check', () => {
  const run = promisify(execFile);
  const tool = join(import.meta.dirname, '../../../.tools/content-check.ts');

  test('says that the content is in order', async () => {
    const directory = await projectFolder();
    const { stdout } = await run(process.execPath, [tool, directory]);
    expect(stdout).toBe('The content is in order.\n');
  });

  test('names files with their findings, ends with the total, and fails', async () => {
    const directory = await projectFolder(edited(homeFile, 'entry::about-nl#care', 'entry::gone'));
    const failure = await run(process.execPath, [tool, directory]).catch((error: unknown) => error);
    expect(failure).toMatchObject({
      code: 1,
      stdout: [
        'content/collections/pages/nl/home.md (home-nl)',
        '  line 13, sections[0].ctas[0].link: There is no entry gone; write the id of one that exists.',
        '',
        '1 finding in 1 file.',
        '',
      ].join('\n'),
    });
  });
});
