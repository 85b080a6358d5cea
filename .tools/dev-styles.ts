// In development this script loads the style sheets of all views. A build inlines the styles of each page.
import '../site/layout/layout.tsx';

import.meta.glob('../{design-system,renderer,site/layout,site/pages}/**/*.css.ts', { eager: true });
