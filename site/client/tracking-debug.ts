import { type ConsentState, currentConsent, subscribeToConsent } from '#renderer/tracking/consent-state';
import { type EventStatus, observeEvents } from '#renderer/tracking/event-queue';
import type { TrackedEvent } from '#renderer/tracking/events';
import * as styles from './tracking-debug.css.ts';

const CATEGORIES = [
  'preferences',
  'statistics',
  'marketing',
] as const satisfies readonly (keyof ConsentState)[];

/**
 * Shows the events of the page, the status of each event, and the consent in a panel at the lower edge of the window. The texts are in
 * English, because the panel is for developers. Only documents of the stage `development` load this script.
 *
 * @param id the identifier of the tag manager; `undefined` if events stay in the browser
 */
export function showTrackingDebug(id: string | undefined): void {
  const summary = create('summary', styles.summary);
  const consent = create('p', styles.text);
  const list = create('ol', styles.list);
  const panel = create('details', styles.panel, [
    summary,
    create('p', styles.text, [`Tag manager: ${id ?? 'none, events stay in the browser'}`]),
    consent,
    list,
  ]);
  const items = new Map<TrackedEvent, HTMLElement>();
  const update = () => {
    const allowed = CATEGORIES.filter((category) => currentConsent()[category]);
    consent.replaceChildren(`Consent: ${['necessary', ...allowed].join(', ')}`);
    summary.replaceChildren(`Tracking: ${items.size} ${items.size === 1 ? 'event' : 'events'}`);
  };
  observeEvents((event, status) => {
    const item = createItem(event, status);
    const earlier = items.get(event);
    if (earlier) earlier.replaceWith(item);
    else list.append(item);
    items.set(event, item);
    update();
  });
  subscribeToConsent(update);
  update();

  const region = create('aside', styles.region, [panel]);
  region.lang = 'en';
  region.ariaLabel = 'Tracking debug view';
  document.body.append(region);
}

/** Creates a list item with an event and its status. The visitor opens it to see the parameters. */
function createItem(event: TrackedEvent, status: EventStatus) {
  const { event: name, ...parameters } = event;
  const item = create('li', styles.item, [
    create('details', undefined, [
      create('summary', styles.summary, [`${name}: ${status}`]),
      create('pre', styles.parameters, [JSON.stringify(parameters, undefined, 2)]),
    ]),
  ]);
  item.dataset['status'] = status;
  return item;
}

function create<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string | undefined,
  children: readonly (Node | string)[] = [],
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  if (className !== undefined) element.className = className;
  element.append(...children);
  return element;
}
