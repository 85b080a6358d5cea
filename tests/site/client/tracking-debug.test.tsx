import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

async function open(id: string | undefined) {
  vi.resetModules();
  const { trackEvent } = await import('#renderer/tracking/event-queue');
  const { applyConsent } = await import('#site/analytics/consent');
  const { NO_CONSENT } = await import('#renderer/tracking/consent-state');
  const { showTrackingDebug } = await import('../../../site/client/tracking-debug.ts');
  trackEvent({ event: 'form_start', form: 'contact' });
  showTrackingDebug(id);
  return {
    trackEvent,
    decide: (statistics: boolean) => applyConsent({ ...NO_CONSENT, statistics }),
    panel: within(screen.getByRole('complementary', { name: 'Tracking debug view' })),
  };
}

beforeEach(() => {
  document.body.innerHTML = '';
});
afterEach(() => Reflect.deleteProperty(window, 'dataLayer'));

test('The debug view shows the consent, and each event once with its status and parameters', async () => {
  const { panel, trackEvent, decide } = await open('GTM-ABC1');
  expect(panel.getByText('Tag manager: GTM-ABC1')).toBeInTheDocument();
  expect(panel.getByText('Consent: necessary')).toBeInTheDocument();
  expect(panel.getByText('Tracking: 1 event')).toBeInTheDocument();
  expect(panel.getByText('form_start: waiting')).toBeInTheDocument();

  decide(true);
  trackEvent({ event: 'form_step', form: 'contact', step: 1 });
  expect(panel.getByText('Consent: necessary, statistics')).toBeInTheDocument();
  expect(panel.getAllByRole('listitem').map(({ dataset }) => dataset['status'])).toEqual(['sent', 'sent']);
  expect(panel.getByText('Tracking: 2 events')).toBeInTheDocument();
  expect(panel.getByText(/"step": 1/)).toBeInTheDocument();

  decide(false);
  trackEvent({ event: 'generate_lead', form: 'contact' });
  expect(panel.getByText('Consent: necessary')).toBeInTheDocument();
  expect(panel.getByText('generate_lead: dropped')).toBeInTheDocument();
});

test('The debug view is closed at first, shows that no tag manager is configured, and is in English', async () => {
  const { panel } = await open(undefined);
  expect(panel.getByText('Tag manager: none, events stay in the browser')).not.toBeVisible();
  await userEvent.click(panel.getByText('Tracking: 1 event'));
  expect(panel.getByText('Tag manager: none, events stay in the browser')).toBeVisible();
  expect(screen.getByRole('complementary')).toHaveAttribute('lang', 'en');
});
