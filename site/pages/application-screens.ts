import type { ApplicationScreen } from './define-screen.ts';
import { searchScreen } from './search/search-page.ts';

/** The application screens of the site. */
export const applicationScreens: readonly ApplicationScreen[] = [searchScreen];
