// In development this script loads the styles of all section types. A build inlines the styles of each page.
import '../site/layout/layout.tsx';
import '../site/layout/breadcrumb.tsx';
import '../site/pages/errors/error-view.tsx';
import '../site/layout/locale-suggestion.tsx';
import '../site/layout/navigation-status.tsx';
import '../site/layout/preview-banner.tsx';
import '../site/pages/search/search-view.tsx';
import '../site/pages/shop/paused-notice.tsx';
import '../site/pages/articles/article-head.tsx';
import '../site/pages/articles/article-list.tsx';
import '../site/pages/articles/related-articles.tsx';
import '../site/pages/product/product-details.tsx';
import '../site/pages/product/related-products.tsx';

import.meta.glob('../renderer/sections/*/*.tsx', { eager: true });
