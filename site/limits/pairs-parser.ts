import type { FormFields } from './form-fields.ts';
import type { FormBodyLimits, FormParser } from './read-form-body.ts';

const AMPERSAND = 0x26;

/** Creates a parser of `application/x-www-form-urlencoded`. It counts the pairs before it decodes them. */
export function createPairsParser(fields: FormFields, limits: FormBodyLimits): FormParser {
  const decoder = new TextDecoder();
  let text = '';
  let pairs = 1;
  return {
    write(block) {
      for (const byte of block) if (byte === AMPERSAND) pairs += 1;
      if (pairs > limits.values) return 'too-many';
      text += decoder.decode(block, { stream: true });
      return undefined;
    },
    end() {
      for (const [name, value] of new URLSearchParams(text + decoder.decode())) {
        const problem = fields.append(name, value);
        if (problem !== undefined) return problem;
      }
      return undefined;
    },
  };
}
