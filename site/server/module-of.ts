import { isScreen } from '#site/pages/screens';
import { SECTION_PARTS, SITE_SECTIONS } from './styled-views.ts';

/**
 * Returns the module of a screen, section type or part, as a key of Vite's manifests. `npm run new` refuses a name whose module is not that of
 * a new section.
 */
export function moduleOf(type: string): string {
  // The screens of the account share one view.
  if (type.startsWith('account-')) return moduleOf('account');
  // The screens of the checkout are in one folder.
  if (type.startsWith('checkout-')) return `site/pages/checkout/${type.slice('checkout-'.length)}-view.tsx`;
  if (type === 'error') return 'site/pages/errors/error-view.tsx';
  if (isScreen(type)) return `site/pages/${type}/${type}-view.tsx`;
  return SITE_SECTIONS[type] ?? SECTION_PARTS[type] ?? `renderer/sections/${type}/${type}.tsx`;
}
