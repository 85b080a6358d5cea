import type { IconifyJSON } from '@iconify/types';
import { veld } from './veld.ts';

/** What a drawing of the brand looks like, whoever shows it: a line of 1.5 px with round ends, in the colour of the words. */
const OPEN =
  '<g fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round">';

/** The brand's own icons as a set of Iconify's: what the icon endpoint serves, and any tool that reads such sets can take. */
export const brandSet: IconifyJSON = {
  prefix: 'veld',
  info: {
    name: 'Veld & Vonk',
    author: { name: 'Veld & Vonk' },
    license: { title: 'MIT', spdx: 'MIT' },
    height: 24,
    palette: false,
  },
  icons: Object.fromEntries(
    Object.entries(veld).map(([name, path]) => [name, { body: `${OPEN}<path d="${path}"/></g>` }]),
  ),
  width: 24,
  height: 24,
};
