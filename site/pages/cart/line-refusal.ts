import type { SubmissionResult } from '#renderer/forms/submission-result';
import type { Messages } from '#site/i18n/messages';
import type { LineRefusal } from '#site/services/shop';
import { invalid } from '../invalid-form.ts';

/** Returns the result of a quantity that the shop refused. The message belongs to the line. */
export function quantityRefusal(uid: string, refusal: LineRefusal, t: Messages): SubmissionResult {
  // Another tab has removed the line. The next page does not show it, so it needs no message.
  return refusal.reason === 'line-gone'
    ? { outcome: 'accepted' }
    : invalid({ [uid]: quantityMessage(refusal, t) });
}

/** Returns the result of a removed line that the shop did not add again. */
export function undoRefusal({ reason, available = 0 }: LineRefusal, t: Messages): SubmissionResult {
  switch (reason) {
    case 'not-enough':
      return invalid({
        undo:
          available > 0
            ? t('cart-page:refused.undoLeft', { count: available })
            : t('cart-page:refused.notEnough'),
      });
    // Magento also reports a sold out product as not found.
    case 'sold-out':
    case 'not-found':
    case 'not-salable':
      return invalid({ undo: t('cart-page:refused.gone') });
    default:
      return invalid({ undo: t('product-page:refused.other') });
  }
}

function quantityMessage({ reason, available = 0, minimum: min }: LineRefusal, t: Messages): string {
  if (min !== undefined) return t('cart-page:refused.minimum', { min });
  switch (reason) {
    case 'not-enough':
      return available > 0
        ? t('cart-page:refused.left', { count: available })
        : t('cart-page:refused.notEnough');
    case 'sold-out':
      return t('cart:problem.sold-out');
    case 'not-found':
    case 'not-salable':
      return t('cart:problem.not-available');
    // For example, a quantity between two steps of a product that is sold in packs.
    default:
      return t('cart-page:refused.otherQuantity');
  }
}
