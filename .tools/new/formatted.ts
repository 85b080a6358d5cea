import { format } from 'oxfmt';
import options from '../../.oxfmtrc.json' with { type: 'json' };

/** A file's text as `npm run format` wants it: new imports in their place, quotes only where they are needed. */
export async function formatted(path: string, text: string): Promise<string> {
  if (!/\.(?:tsx?|json)$/.test(path)) return text;
  const { code, errors } = await format(path, text, options);
  const [error] = errors;
  if (error) throw new Error(`${path} would be no code: ${error.codeframe ?? error.message}`);
  return code;
}
