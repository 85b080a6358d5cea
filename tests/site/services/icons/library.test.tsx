import { _api, addAPIProvider, Icon } from '@iconify/react';
import { render, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createCache } from '#site/services/cache';
import { createIconEndpoint, createIcons, ICON_PATH } from '#site/services/icons';
import { createRecordingLog, startOrigin } from '../../origin.ts';

test('Iconify’s component renders an icon from the endpoint', async () => {
  const { log } = createRecordingLog();
  const handle = createIconEndpoint(createIcons({ services: [], cache: createCache({ log }), log }));
  const host = await startOrigin(async (response, { url }) => {
    const iconResponse = await handle(new Request(url));
    response.writeHead(iconResponse.status, [...iconResponse.headers].flat()).end(await iconResponse.text());
  });
  // The limits of the local endpoint (specification §9).
  addAPIProvider('lantern', { resources: [host.url], path: `${ICON_PATH}/`, maxURL: 500, timeout: 1500 });
  _api.setFetch(fetch);

  const { container } = render(
    <>
      <Icon icon="@lantern:veld:lantern" />
      <Icon icon="@lantern:veld:moth" />
    </>,
  );

  await waitFor(() => expect(container.querySelectorAll('svg[viewBox="0 0 24 24"] path')).toHaveLength(2));
  expect(host.requests.map(({ url }) => url.pathname + decodeURIComponent(url.search))).toEqual([
    '/api/_nuxt_icon/veld.json?icons=lantern,moth',
  ]);
});
