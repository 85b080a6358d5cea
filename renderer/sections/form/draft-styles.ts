import { type Form, fieldsOf } from '../../forms/form.ts';
import { FORM_FIELD, SECTION_FIELD } from '../../forms/hidden-inputs.ts';
import { SCRIPTED_SECTION } from '../../render/scripted-section.ts';

/**
 * Key in session storage of a style sheet, with one line for each form with a draft. The boot script adopts the style sheet before the first
 * paint. So the first paint of a form already shows the step and the fields of its draft (`.decisions/0040-drafts-before-hydration.md`).
 */
export const DRAFT_STYLES_KEY = 'draftStyles';

/** Repeats `visuallyHidden` of `form.css.ts`, and {@link SHOW} resets it. */
const HIDE = 'position:absolute;inline-size:1px;block-size:1px;overflow:clip;clip-path:inset(50%)';
const SHOW = 'position:static;inline-size:auto;block-size:auto;overflow:visible;clip-path:none';

/** The parts of a form that are visible after hydration with a draft. */
export type ShownDraft = {
  readonly form: Form;
  /** Index of the shown step. */
  readonly step: number;
  /** Names of the fields whose condition holds. */
  readonly visible: ReadonlySet<string>;
};

/**
 * Returns styles that show a form before hydration as its draft is shown after hydration. They show the step and the fields whose condition
 * holds. They set the heights of text areas and hints, and reserve space for the button to the previous step. They are in no
 * cascade layer, so they override the styles of the section.
 *
 * @param selector matches inputs of this form, and inputs of no other form
 */
export function draftStyles(element: HTMLFormElement, selector: string, { form, step, visible }: ShownDraft) {
  const conditional = fieldsOf(form).filter(({ visibility }) => visibility);
  const fieldsWhere = (isShown: boolean) =>
    conditional.flatMap(({ name }) =>
      visible.has(name) === isShown ? [`[data-field="${CSS.escape(name)}"]`] : [],
    );
  const shownStep = `>[data-step="${step}"]`;
  const hidden = [`>[data-step]:not([data-step="${step}"])`, ...fieldsWhere(false)];
  // The hint of a condition is for visitors without a script.
  const hints = conditional.flatMap(({ name, hint }) => (hint ? [] : [hintOf(name)]));
  const textAreas = [...element.querySelectorAll('textarea')].flatMap(({ name, offsetHeight }) =>
    offsetHeight > 0 ? [`[name="${CSS.escape(name)}"]{block-size:${offsetHeight}px}`] : [],
  );
  // Before hydration a hint also names the condition, which can need another line.
  const ownHints = conditional.flatMap(({ name, hint }) => {
    const height = hint ? element.querySelector<HTMLElement>(hintOf(name))?.offsetHeight : undefined;
    return height ? [`${hintOf(name)}{block-size:${height}px;overflow:clip}`] : [];
  });
  const heights = [...textAreas, ...ownHints];
  // Before hydration, empty space replaces the button, which would have no effect yet.
  const previous = element.querySelector<HTMLElement>('[data-end]>[type=button]');
  return [
    `${SCRIPTED_SECTION} form[data-pending=""]:has(>${selector}){`,
    `${hidden.map((part) => `${part}:not(:focus-within)`).join()}{${HIDE}}`,
    `${[shownStep, ...fieldsWhere(true)].join()}{${SHOW}}`,
    `${shownStep}{padding-block-start:0;border-block-start:0}`,
    ...(hints.length > 0 ? [`${hints.join()}{display:none}`] : []),
    // The position in the steps is wrong until hydration.
    '[role=progressbar]{visibility:hidden}',
    ...(previous ? [`>[data-end]::before{content:"";${sizeOf(previous)}}`] : []),
    ...(heights.length > 0 ? [`@media(width:${innerWidth}px){${heights.join('')}}`] : []),
    '}',
  ].join('');
}

function hintOf(name: string) {
  return `[data-field="${CSS.escape(name)}"] [id$="-hint"]`;
}

function sizeOf({ offsetWidth, offsetHeight }: HTMLElement) {
  return `inline-size:${offsetWidth}px;block-size:${offsetHeight}px`;
}

/**
 * Returns a selector of the hidden input that identifies a form. It matches the form on every page, or on this page only if this page has
 * several forms with the handle.
 */
export function formSelector(element: HTMLFormElement, handle: string, isOnlyOne: boolean): string {
  if (isOnlyOne) return `[name=${FORM_FIELD}][value="${CSS.escape(handle)}"]`;
  const sectionId = element.querySelector<HTMLInputElement>(`[name=${SECTION_FIELD}]`)?.value ?? '';
  return `[name=${SECTION_FIELD}][value="${CSS.escape(sectionId)}"]`;
}

/** Returns the adopted style sheet of drafts. Each of its rules names a form with a draft. Without drafts it has no rules. */
function adoptedDraftSheet(): CSSStyleSheet {
  const adopted = document.adoptedStyleSheets.find(
    ({ cssRules: [first] }) => first?.cssText.includes('data-pending') ?? true,
  );
  if (adopted) return adopted;
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  return sheet;
}

/**
 * Replaces the styles of one form in session storage and in the current document, which can show the form again after a client
 * navigation. Changes nothing if the storage is full or not available.
 *
 * @param selector identifies the form
 * @param css a line without line breaks, or `undefined` to remove the styles
 */
export function storeDraftStyles(selector: string, css: string | undefined) {
  try {
    const before = sessionStorage.getItem(DRAFT_STYLES_KEY) ?? '';
    const others = before.split('\n').filter((line) => line !== '' && !line.includes(`:has(>${selector})`));
    const after = [...others, ...(css === undefined ? [] : [css])].join('\n');
    if (after === before) return;
    if (after === '') sessionStorage.removeItem(DRAFT_STYLES_KEY);
    else sessionStorage.setItem(DRAFT_STYLES_KEY, after);
    adoptedDraftSheet().replaceSync(after);
  } catch {
    // The storage is full or not available.
  }
}
