import { globSync } from 'node:fs';
import type { ContentRule } from '../finding.ts';

/** Entries are not `.yaml` files, because Statamic ignores these in the folder of a collection (contract §10). */
export const ignoredEntries: ContentRule = ({ directory }) =>
  globSync('content/collections/*/**/*.yaml', { cwd: directory }).map((file) => ({
    file: file.replaceAll('\\', '/'),
    message:
      'Statamic ignores .yaml files among entries; rename the file to .md and put its values between two lines of ---.',
  }));
