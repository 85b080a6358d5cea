import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { checkContent } from '../../../.tools/content-check/content-check.ts';
import { describeFindings } from '../../../.tools/content-check/describe-findings.ts';
import { aboutFile, check, edited, homeFile, projectFolder } from './check-project.ts';
import { validProject } from './valid-project.ts';

const englishHome = 'content/collections/pages/en/home.md';

test('Content check finds no problem in a valid project', async () => {
  expect(await check()).toEqual([]);
});

test('Content check finds no problem in the shipped content', async () => {
  expect(await checkContent(join(import.meta.dirname, '../../../site/statamic'))).toEqual([]);
});

test('Content check reports a folder without a Statamic project', async () => {
  const [finding] = await checkContent(join(import.meta.dirname, 'none'));
  expect(finding?.message).toContain('contains no Statamic project');
});

test('Content check reports file, line, entry, field and a correction', async () => {
  const [finding, ...others] = await check(edited(homeFile, 'type: faq', 'type: fag'));
  expect(others).toEqual([]);
  expect(finding).toEqual({
    file: homeFile,
    line: 16,
    entry: 'home-nl',
    field: 'sections[1].type',
    message: 'The field sections has no set "fag"; choose one of: hero, faq, rich_text, appointment.',
  });
});

test('Content check reports a syntax error with its line, and no references to the file', async () => {
  const [finding, ...others] = await check(
    edited(homeFile, '    heading: Light', '    heading: Light: soft'),
  );
  expect(others).toEqual([]);
  expect(finding).toMatchObject({
    file: homeFile,
    line: 10,
    message: expect.stringMatching(/^The file has a syntax error: ./),
  });
});

describe('Content check accepts', () => {
  test('a draft without translation', async () => {
    const draft = '---\nid: idea-nl\npublished: false\ntitle: Idea\n---\n';
    expect(await check({ 'content/collections/pages/nl/idee.md': draft })).toEqual([]);
  });

  test('two drafts with one URI', async () => {
    const draft = (id: string) => `---\nid: ${id}\npublished: false\ntitle: Idea\n---\n`;
    const drafts = { 'idee.md': draft('idea-nl'), 'idee.2.md': draft('idea-2-nl') };
    const files = Object.entries(drafts).map(([name, text]) => [
      `content/collections/pages/nl/${name}`,
      text,
    ]);
    expect(await check(Object.fromEntries(files))).toEqual([]);
  });

  test('values inherited from another language', async () => {
    const inherits = '---\nid: home-en\norigin: home-nl\ntitle: Home\n---\n';
    expect(await check({ 'content/collections/pages/en/home.md': inherits })).toEqual([]);
  });

  test('a translation that disables a section', async () => {
    const off = edited(
      englishHome,
      '  - id: s2\n    type: faq',
      '  - id: s2\n    enabled: false\n    type: faq',
    );
    expect(await check(off)).toEqual([]);
  });

  test('a disabled section without translation', async () => {
    const idea = '  - { id: s0, type: faq, enabled: false }\n  - id: s1\n';
    expect(await check(edited(homeFile, '  - id: s1\n', idea))).toEqual([]);
  });

  test('a draft translation without all sections', async () => {
    const draft = (validProject[englishHome] ?? '')
      .replace('title: Home', 'title: Home\npublished: false')
      .replace(/  - id: s2[^]*?(?=  - id: s3)/, '');
    expect((await check({ [englishHome]: draft })).map(({ message }) => message)).not.toContainEqual(
      expect.stringContaining('is missing here'),
    );
  });

  test('the same row ids in every language', async () => {
    expect(validProject[homeFile]).toContain('id: s1');
    expect(validProject['content/collections/pages/en/home.md']).toContain('id: s1');
    expect(await check()).toEqual([]);
  });

  test('unquoted dates and times inside longer text', async () => {
    expect(await check(edited(homeFile, "'11:00'", 'From 11:00 until 2026-03-14'))).toEqual([]);
  });

  test('a text that starts with the level below the section’s heading', async () => {
    expect(await check(edited(aboutFile, 'level: 2', 'level: 3'))).toEqual([]);
  });

  test('a disabled section with invalid values', async () => {
    const broken = 'heading: [Light]\n    enabled: false';
    expect(await check(edited(homeFile, 'heading: Light', broken))).toEqual([]);
  });
});

describe('Content check of an invalid section', () => {
  test('reports its position in the file, also after a disabled section', async () => {
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

  test('prints one line if there are no problems', () => {
    expect(describeFindings([])).toBe('The content check found no problems.');
  });

  test('prints problems by file and their total, and exits with code 1', async () => {
    const directory = await projectFolder(edited(homeFile, '/nl/over-ons#care', 'entry::gone'));
    const failure = await run(process.execPath, [tool, directory]).catch((error: unknown) => error);
    expect(failure).toMatchObject({
      code: 1,
      stdout: [
        'content/collections/pages/nl/home.md (home-nl)',
        '  line 13, sections[0].ctas[0].link: The entry gone does not exist; write the id of an existing entry.',
        '',
        '1 problem in 1 file.',
        '',
      ].join('\n'),
    });
  });
});
