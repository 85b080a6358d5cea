import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';

const TOOL = pathToFileURL('.tools/visual/build-stories.ts').href;
const FILES = ['CHANGELOG.md', 'README.md', 'package.json', 'package-lock.json'];
const FOLDERS = ['.ladle', '.tools', 'stories', 'design-system', 'renderer', 'site', 'bin'];
let project: string;

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'lantern-stories-'));
  for (const folder of FOLDERS) mkdirSync(join(project, folder));
  for (const file of FILES) writeFileSync(join(project, file), '');
  onTestFinished(() => rmSync(project, { recursive: true }));
});

/** Runs `buildStories` in the project, with a shell script instead of Ladle's build. */
function run(script: string) {
  writeFileSync(join(project, 'bin/npx'), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  const code = `import { buildStories } from '${TOOL}'; await buildStories();`;
  return spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    cwd: project,
    encoding: 'utf8',
    env: { ...process.env, PATH: `${join(project, 'bin')}${delimiter}${process.env['PATH']}` },
  });
}

const build = (script: string) => run(script).status;
/** This build empties its folder, as Ladle does. */
const BUILD =
  'rm -rf .build/stories && mkdir -p .build/stories && touch .build/stories/index.html && echo built >> builds';
/** After an error of Vite, Ladle prints the error, writes `meta.json` and exits with 0. The folder contains what Vite left there. */
const BUILD_WITH_VITE_ERROR =
  'echo "Could not load button.tsx" && mkdir -p .build/stories && touch .build/stories/meta.json';
const countBuilds = () => readFileSync(join(project, 'builds'), 'utf8').trim().split('\n').length;

describe('buildStories', () => {
  test('builds once per change of the stories, and again if the build is gone', () => {
    expect([build(BUILD), build(BUILD), countBuilds()]).toEqual([0, 0, 1]);
    writeFileSync(join(project, 'stories/button.stories.tsx'), 'changed');
    expect([build(BUILD), build(BUILD), countBuilds()]).toEqual([0, 0, 2]);
    rmSync(join(project, '.build'), { recursive: true });
    expect([build(BUILD), countBuilds()]).toEqual([0, 3]);
    mkdirSync(join(project, 'site/statamic/storage'), { recursive: true });
    writeFileSync(join(project, 'site/statamic/storage/sent.yaml'), 'A sent form is not a source.');
    expect([build(BUILD), countBuilds()]).toEqual([0, 3]);
  });

  test.each(FILES)('builds again after a change of %s', (file) => {
    expect(build(BUILD)).toBe(0);
    writeFileSync(join(project, file), 'changed');
    expect([build(BUILD), countBuilds()]).toEqual([0, 2]);
  });

  test('exits with the exit code of a failed build, and builds again next time', () => {
    expect(build('exit 7')).toBe(7);
    expect(existsSync(join(project, '.build/stories/stamp'))).toBe(false);
    expect([build(BUILD), countBuilds()]).toEqual([0, 1]);
  });

  test('fails after an error that Ladle only prints, and does not keep the previous build', () => {
    expect(build(BUILD)).toBe(0);
    writeFileSync(join(project, 'stories/button.stories.tsx'), 'changed');
    const { status, stderr } = run(BUILD_WITH_VITE_ERROR);
    expect(status).toBe(1);
    expect(stderr).toContain('Could not load button.tsx');
    expect(existsSync(join(project, '.build/stories/stamp'))).toBe(false);
    expect([build(BUILD), countBuilds()]).toEqual([0, 2]);
  });
});
