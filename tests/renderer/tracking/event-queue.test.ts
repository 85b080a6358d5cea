// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { EventStatus } from '#renderer/tracking/event-queue';
import type { TrackedEvent } from '#renderer/tracking/events';

const lead = (form: string) => ({ event: 'generate_lead', form }) as const;
const sent = () => window.dataLayer ?? [];

/** Loads the queue again, as a new document does. */
async function openQueue() {
  vi.resetModules();
  const queue = await import('#renderer/tracking/event-queue');
  const reports: string[] = [];
  const record = (event: TrackedEvent, status: EventStatus) =>
    void reports.push(`${'form' in event ? event.form : event.event} ${status}`);
  return { ...queue, reports, record };
}

beforeEach(() => localStorage.clear());
afterEach(() => Reflect.deleteProperty(window, 'dataLayer'));

test('An observer of the queue receives each event when it waits and when it was sent', async () => {
  const { trackEvent, setTrackingAllowed, observeEvents, reports, record } = await openQueue();
  trackEvent(lead('before'));
  const stop = observeEvents(record);
  trackEvent(lead('after'));
  expect(reports).toEqual(['before waiting', 'after waiting']);
  setTrackingAllowed(true);
  expect(reports.slice(2)).toEqual(['before sent', 'after sent']);
  stop();
  trackEvent(lead('later'));
  expect(reports).toHaveLength(4);
  expect(sent()).toHaveLength(3);
});

test('An observer of the queue receives dropped events: refused, too old, or sent before', async () => {
  const { trackEvent, setTrackingAllowed, observeEvents, reports, record } = await openQueue();
  observeEvents(record);
  for (let number = 0; number <= 100; number++) trackEvent(lead(String(number)));
  expect(reports.filter((report) => report.endsWith('dropped'))).toEqual(['0 dropped']);
  setTrackingAllowed(false);
  expect(reports.filter((report) => report.endsWith('dropped'))).toHaveLength(101);
  setTrackingAllowed(true);
  trackEvent(lead('once'), 'key');
  trackEvent(lead('once'), 'key');
  expect(reports.slice(-2)).toEqual(['once sent', 'once dropped']);
});

test('Events after a refusal are not sent by a later grant', async () => {
  const { trackEvent, trackFirstPageView, setTrackingAllowed } = await openQueue();
  setTrackingAllowed(false);
  trackEvent(lead('refused'));
  trackFirstPageView(lead('refused too'));
  setTrackingAllowed(true);
  expect(sent()).toEqual([]);
  trackEvent(lead('granted'));
  expect(sent()).toEqual([lead('granted')]);
});

test('The view of the first page is sent before the events that already wait', async () => {
  const { trackEvent, trackFirstPageView, setTrackingAllowed } = await openQueue();
  trackEvent(lead('contact'));
  trackFirstPageView(lead('page'));
  setTrackingAllowed(true);
  expect(sent()).toEqual([lead('page'), lead('contact')]);
  trackFirstPageView(lead('late page'));
  expect(sent().at(-1)).toEqual(lead('late page'));
});
