import { type ConfigData, HtmlValidate, type ResolvedConfig, StaticConfigLoader } from 'html-validate';

/**
 * The rules of the HTML standard. `input-attributes` adds the table of attributes per type of input, which the standard preset lacks.
 * Rules of style, such as lower-case attribute names, are not part of it: React writes `autoComplete`, which HTML allows.
 */
const RULES: ConfigData = {
  extends: ['html-validate:standard'],
  rules: { 'input-attributes': 'error' },
};

/** Resolves the rules once. The library resolves them for each document, which takes longer than checking most documents. */
class RulesOnce extends StaticConfigLoader {
  #resolved: ResolvedConfig | Promise<ResolvedConfig> | undefined;

  override getConfigFor(handle: string) {
    this.#resolved ??= super.getConfigFor(handle);
    return this.#resolved;
  }
}

const validator = new HtmlValidate(new RulesOnce(RULES));

/** Returns one sentence per violation of the HTML standard in a document or a fragment. */
export function findInvalidHtml(html: string): string[] {
  return validator
    .validateStringSync(html)
    .results.flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector}`);
}
