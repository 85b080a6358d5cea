// In development every style sheet comes with its script, for all section types at once; a build inlines a page's own.
import '../site/shell/layout.tsx';
import '../site/shell/breadcrumb.tsx';
import '../site/shell/error-view.tsx';
import '../site/shell/locale-suggestion.tsx';
import '../site/shell/navigation-status.tsx';
import '../site/shell/preview-banner.tsx';
import '../site/shell/search-view.tsx';
import '../site/articles/article-head.tsx';
import '../site/articles/article-list.tsx';
import '../site/articles/read-on.tsx';

import.meta.glob('../renderer/*/*.tsx', { eager: true });
