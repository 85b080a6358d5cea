import { defineSection } from '../define-section.ts';
import { cookieDeclarationSchema } from './cookie-declaration.schema.ts';
import { CookieDeclaration } from './cookie-declaration.tsx';

export const cookieDeclarationSection = defineSection({
  schema: cookieDeclarationSchema,
  view: CookieDeclaration,
  texts: (t) => ({ missing: t('cookie-declaration.missing') }),
});
