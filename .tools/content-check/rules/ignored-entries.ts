import { globSync } from 'node:fs';
import type { ContentRule } from '../finding.ts';

/** Statamic takes `.yaml` in a collection's folder for no entry (contract §10), so whoever wrote one sees nothing of it. */
export const ignoredEntries: ContentRule = ({ directory }) =>
  globSync('content/collections/*/**/*.yaml', { cwd: directory }).map((file) => ({
    file: file.replaceAll('\\', '/'),
    message:
      'Statamic reads no entry from a .yaml file; name it .md and put its values between two lines of ---.',
  }));
