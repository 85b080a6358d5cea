import { childElements, getAttribute, getText, type HtmlElement, isChildOf, ownTexts } from '../html-tree.ts';

export type PagePart = {
  readonly selector: string;
  /** The kinds of its elements, each once. */
  readonly kinds: readonly number[];
};

export type PageKinds = {
  /** Path and query. */
  readonly address: string;
  /** Header, footer, each child of `main`, and `html` with all other elements. */
  readonly parts: readonly PagePart[];
};

/** Attributes whose values change the look or the meaning of an element. Of all others only the name counts. */
const VALUES =
  /^(?:class|role|type|tabindex|autocomplete|scope|aria-(?:hidden|level)|data-(?:tone|section|layout|theme|picture|variant|stock))$/;
/** Attributes with the ids of other elements. */
const REFERENCES = /^(?:for|headers|aria-(?:labelledby|describedby|controls|owns))$/;
/** Attributes in which the header and the footer differ between pages. Axe has the same result with and without them. */
const WITHOUT_EFFECT = /^(?:aria-current|data-locale)$/;
const IGNORED = /^(?:script|style|link|meta)$/;
const HEADING = /^h[1-6]$/;
const LANDMARK = /^(?:header|footer|main|nav|aside|search|section|form)$/;
const LANDMARK_ROLE = /^(?:search|region)$/;
const LABELABLE = /^(?:button|input|meter|output|progress|select|textarea)$/;

/** Numbers of descriptions. Equal descriptions have one number, so kinds are compared quickly. */
const numbers = new Map<string, number>();

function numberOf(description: string): number {
  const number = numbers.get(description) ?? numbers.size;
  numbers.set(description, number);
  return number;
}

/**
 * Reads the kinds of the elements of a page. Axe has the same result for all elements of one kind, because they have equal tags, attributes
 * and ancestors. Their relations that axe checks are equal too: their children, their label and the heading before them.
 *
 * @param elements all elements of the page in document order
 */
export function readElementKinds(elements: readonly HtmlElement[]): PagePart[] {
  const parts = new Map<string, Set<number>>();
  const describe = createDescribe(elements);
  const findRelations = createFindRelations(elements);

  function add(element: HtmlElement, ancestors: string, selector: string) {
    const path = numberOf(`${ancestors}>${describe(element)}`);
    const kinds = parts.get(selector) ?? new Set();
    parts.set(selector, kinds);
    for (const content of describeContent(element)) kinds.add(numberOf(`${path} ${content}`));
    for (const relation of findRelations(element)) kinds.add(numberOf(`${element.tagName} ${relation}`));
    for (const [index, child] of childElements(element).entries())
      if (isChecked(child)) add(child, String(path), selectPart(child, index) ?? selector);
  }

  const [root] = elements;
  if (root) add(root, '', 'html');
  return [...parts].map(([selector, kinds]) => ({ selector, kinds: [...kinds] }));
}

function isChecked({ tagName }: HtmlElement): boolean {
  return !IGNORED.test(tagName);
}

/** Returns a function that describes an element without its content. */
function createDescribe(elements: readonly HtmlElement[]) {
  const ids = new Set(elements.map((element) => getAttribute(element, 'id')));
  return ({ tagName, attrs }: HtmlElement) => {
    const described = attrs
      .filter(({ name }) => !WITHOUT_EFFECT.test(name))
      .map(({ name, value }) => {
        if (VALUES.test(name)) return `${name}=${value}`;
        const isBroken = REFERENCES.test(name) && value.split(/\s+/).some((id) => !ids.has(id));
        return `${name}${value === '' ? '=' : ''}${isBroken ? '?' : ''}`;
      });
    return `${tagName} ${described.toSorted().join(' ')}`;
  };
}

/**
 * Describes the content of an element: whether it has text, and its child tags. A tag that its children share has a description of its own,
 * because a check of several children includes a check of one.
 */
function describeContent(element: HtmlElement): string[] {
  const tags = childElements(element)
    .filter(isChecked)
    .map(({ tagName }) => tagName);
  const each = [...new Set(tags)];
  if (ownTexts(element).some((text) => text.trim() !== '')) return [`(text ${each.toSorted().join(' ')})`];
  const repeated = each.filter((tag) => tags.indexOf(tag) !== tags.lastIndexOf(tag));
  return [`(${each.toSorted().join(' ')})`, ...repeated.map((tag) => `(${tag}+)`)];
}

/** Returns a function that describes the relations of an element to other elements. It is called in document order. */
function createFindRelations(elements: readonly HtmlElement[]) {
  const byId = new Map(elements.map((element) => [getAttribute(element, 'id'), element]));
  const labels = elements.filter(({ tagName }) => tagName === 'label');
  const labelled = new Set(labels.map((label) => getAttribute(label, 'for')));
  const ids = new Set<string>();
  const landmarks = new Set<string>();
  let heading = 'no heading';

  return (element: HtmlElement): string[] => {
    const relations: string[] = [];
    const { tagName } = element;
    if (HEADING.test(tagName)) {
      relations.push(`after ${heading}`);
      heading = tagName;
    }
    if (LANDMARK.test(tagName) || LANDMARK_ROLE.test(getAttribute(element, 'role') ?? '')) {
      const title = byId.get(getAttribute(element, 'aria-labelledby') ?? '');
      const name = getAttribute(element, 'aria-label') ?? (title ? getText(title) : '');
      if (landmarks.has(`${tagName} ${name}`)) relations.push('with a name that another has');
      landmarks.add(`${tagName} ${name}`);
    }
    const id = getAttribute(element, 'id');
    if (id) {
      if (ids.has(id)) relations.push('with an id that another has');
      ids.add(id);
    }
    if (LABELABLE.test(tagName) && ((id && labelled.has(id)) || isInLabel(element)))
      relations.push('with a label');
    return relations;
  };
}

function isInLabel({ parentNode }: HtmlElement): boolean {
  if (!parentNode || !('tagName' in parentNode)) return false;
  return parentNode.tagName === 'label' || isInLabel(parentNode);
}

function selectPart(element: HtmlElement, index: number): string | undefined {
  if (isChildOf(element, 'main')) return `main > :nth-child(${index + 1})`;
  const isLayout = ['header', 'footer'].includes(element.tagName) && isChildOf(element, 'body');
  return isLayout ? `body > ${element.tagName}` : undefined;
}
