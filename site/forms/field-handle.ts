/** Letters, digits, hyphens and underscores. A dot is invalid, because it separates the levels of nested values. */
const HANDLE = /^[\p{L}\p{N}_-]+$/u;

/**
 * Members of a form element that React or a script of the site uses. A control with such a name hides the member, and the script of the page
 * fails. Other names of members are valid, such as `name`, `method` and `title`.
 */
const FORM_MEMBERS: ReadonlySet<string> = new Set(
  [
    'addEventListener appendChild childNodes cloneNode compareDocumentPosition contains dispatchEvent firstChild getRootNode hasChildNodes',
    'insertBefore isConnected isEqualNode isSameNode lastChild nextSibling nodeName nodeType nodeValue normalize ownerDocument parentElement',
    'parentNode previousSibling removeChild removeEventListener replaceChild textContent',
    'attributes classList className closest firstElementChild getAttribute getAttributeNames getAttributeNS getBoundingClientRect',
    'hasAttribute hasAttributes innerHTML insertAdjacentHTML matches namespaceURI nextElementSibling outerHTML querySelector',
    'querySelectorAll remove removeAttribute removeAttributeNS replaceChildren replaceWith scrollIntoView setAttribute setAttributeNS tagName',
    'toggleAttribute',
    'blur dataset focus tabIndex',
    'checkValidity elements noValidate reportValidity requestSubmit',
  ].flatMap((names) => names.split(' ')),
);

/**
 * Returns whether a field of a form can have a handle. Refuses members of a form element, and names that every object inherits, such as
 * `__proto__` and `constructor`, because values are stored in objects by field name.
 */
export function isValidHandle(handle: string): boolean {
  return HANDLE.test(handle) && !(handle in {}) && !FORM_MEMBERS.has(handle);
}
