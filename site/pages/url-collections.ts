/** Collections of the content system whose entries have URLs. */
export const URL_COLLECTIONS = ['pages', 'articles', 'stores'];
