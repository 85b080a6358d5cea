import { toList, toMap } from '#embedded/content';
import type { ContentRule } from '../finding.ts';
import { listEntries } from '../list-entries.ts';
import { SECTIONS } from '../read-page.ts';

/** Collection of the entries whose sections are shown on product pages. */
const PRODUCT_PAGES = 'product_pages';

/** Product pages have no form, because the site handles each of their posts as a buy form. */
export const productPageForms: ContentRule = (content) =>
  listEntries(content)
    .filter(({ collection }) => collection.handle === PRODUCT_PAGES)
    .flatMap(({ path: file, own }) =>
      toList(own[SECTIONS])
        .map(toMap)
        .flatMap(({ type, enabled }, index) =>
          type === 'form' && enabled !== false
            ? [
                {
                  file,
                  path: [SECTIONS, index],
                  message: 'A product page cannot have a form; link to a page that has the form.',
                },
              ]
            : [],
        ),
    );
