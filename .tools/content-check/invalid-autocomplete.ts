import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** A control of a form with its attribute `autocomplete`. */
type AutocompleteControl = {
  readonly element: 'input' | 'select' | 'textarea';
  /** The attribute `type` of an `input`. */
  readonly type?: string | undefined;
  readonly autoComplete: string;
};

const validator = new HtmlValidate(
  new StaticConfigLoader({ root: true, rules: { 'valid-autocomplete': 'error' } }),
);

/** Returns why HTML does not allow the `autocomplete` of a control, or `undefined` if it allows the value. */
export function findInvalidAutocomplete({ element, ...attributes }: AutocompleteControl): string | undefined {
  const { results } = validator.validateStringSync(renderToStaticMarkup(createElement(element, attributes)));
  return results[0]?.messages[0]?.message;
}
