import type { Plugin } from 'graphql-yoga';
import type { ShopContext } from '../context/context.ts';

/** Parameters of a message are in quotes. Translations keep them. */
const QUOTED_OR_WORD = /"[^"]*"|[^\s"]+/g;
const PLACEHOLDER = 'tekst';

/**
 * Replaces the words of error messages in store views that are not in English, if the option is set. A language pack of Magento translates them
 * in the same way: the categories and the parameters stay.
 */
export function useTranslatedMessages(): Plugin<ShopContext> {
  return {
    onExecute({ args }) {
      const { shop, view } = args.contextValue;
      if (!shop.translatesMessages || view.locale.code.startsWith('en')) return undefined;
      return {
        onExecuteDone({ result }) {
          if (!('errors' in result)) return;
          for (const error of result.errors ?? [])
            if (error.extensions['category'] !== undefined) error.message = translate(error.message);
        },
      };
    },
  };
}

function translate(message: string): string {
  return message.replaceAll(QUOTED_OR_WORD, (part) => (part.startsWith('"') ? part : PLACEHOLDER));
}
