export { appIcon, hours, icon, logo } from './drawings.ts';
export type { Hour, IconForm } from './drawings.ts';
export { brandLinks } from './links.ts';
export { manifestOf, manifestPath } from './manifest.ts';

export { LOGO } from './logo.ts';
