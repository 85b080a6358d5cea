import { join, resolve } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { runnerImport } from 'vite';
import { readArguments } from '#embedded/command-arguments';
import { describeFindings } from './content-check/describe-findings.ts';
import type { Finding } from './content-check/finding.ts';

// `npm run content:check [-- <folder>]` lists the mistakes in the content by file and exits with code 1 if there are any. It compares references
// with the shop of `MAGENTO_BASE_URL`, or with the demo catalogue.
const {
  positionals: [folder],
} = readArguments({ allowPositionals: true }, 'npm run content:check -- [<folder>]');
const directory = folder === undefined ? join(import.meta.dirname, '../site/statamic') : resolve(folder);
const { module } = await runnerImport<typeof import('./content-check/content-check.ts')>(
  join(import.meta.dirname, 'content-check/content-check.ts'),
  // The check runs the renderer's section definitions, which import views and their styles. It writes no style sheets.
  { configFile: false, logLevel: 'error', plugins: [vanillaExtractPlugin({ unstable_mode: 'transform' })] },
);
let findings: readonly Finding[];
try {
  findings = await module.checkContent(directory, readShopUrl());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
console.log(describeFindings(findings));
if (findings.length > 0) process.exitCode = 1;

/** Returns the URL of the configured shop, without a slash at the end. Without the variable it returns `undefined`. */
function readShopUrl(): string | undefined {
  const text = process.env['MAGENTO_BASE_URL'];
  if (text === undefined || text === '') return undefined;
  if (/^https?:$/.test(URL.parse(text)?.protocol ?? '')) return text.replace(/\/$/, '');
  throw new Error(
    `MAGENTO_BASE_URL: expected an http or https URL, got "${text}". Example: MAGENTO_BASE_URL=https://shop.example.com`,
  );
}
