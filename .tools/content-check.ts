import { join, resolve } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { runnerImport } from 'vite';
import type { Finding } from './content-check/finding.ts';

// `npm run content:check [folder]`: what an editor should mend, by file; fails when there is anything.
const directory =
  process.argv[2] === undefined ? join(import.meta.dirname, '../site/statamic') : resolve(process.argv[2]);
const { module } = await runnerImport<typeof import('./content-check/content-check.ts')>(
  join(import.meta.dirname, 'content-check/content-check.ts'),
  // The check runs the renderer's section definitions, which import views and their styles. It writes no style sheets.
  { configFile: false, logLevel: 'error', plugins: [vanillaExtractPlugin({ unstable_mode: 'transform' })] },
);
const findings = await module.checkContent(directory);
const byFile = Map.groupBy(findings, ({ file }) => file);

for (const [file, found] of byFile) {
  const entry = found.find((finding) => finding.entry !== null)?.entry;
  console.log(`${file}${entry === undefined ? '' : ` (${entry})`}`);
  for (const finding of found) console.log(`  ${placeOf(finding)}${finding.message}`);
  console.log('');
}
console.log(
  findings.length === 0
    ? 'The content is in order.'
    : `${amount(findings.length, 'finding')} in ${amount(byFile.size, 'file')}.`,
);
if (findings.length > 0) process.exitCode = 1;

function placeOf({ line, field }: Finding): string {
  const place = [line === null ? '' : `line ${line}`, field ?? ''].filter((part) => part !== '').join(', ');
  return place === '' ? '' : `${place}: `;
}

function amount(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}
