import { globSync } from 'node:fs';
import type { Rule } from '../finding.ts';

/** Statamic takes `.yaml` in a collection's folder for no entry (contract §10), so whoever wrote one sees nothing of it. */
export const ignoredEntries: Rule = ({ directory }) =>
  globSync('content/collections/*/**/*.yaml', { cwd: directory }).map((file) => ({
    file: file.replaceAll('\\', '/'),
    message:
      'Statamic reads no entry from a .yaml file; name it .md and put its values between two lines of ---.',
  }));
