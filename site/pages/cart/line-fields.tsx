import { FORM_TOKEN_FIELD } from '#site/protocol/form-token';

/** The hidden fields of a form that changes a line of the cart. */
export function LineFields({ formToken, uid }: { readonly formToken: string; readonly uid: string }) {
  return (
    <>
      <input type="hidden" name={FORM_TOKEN_FIELD} value={formToken} />
      <input type="hidden" name="uid" value={uid} />
    </>
  );
}
