import { expect, test } from 'vitest';
import { contentSecurityPolicy } from '../../../site/server/security-headers.ts';

const none = { frames: [], videos: [] };
const directive = (policy: string, name: string) =>
  policy.split('; ').find((part) => part.startsWith(`${name} `));

test('the content security policy allows videos from the site’s origin and the configured origins', () => {
  expect(directive(contentSecurityPolicy('', none), 'media-src')).toBe("media-src 'self'");
  const videos = ['https://cdn.example.test'];
  const policy = contentSecurityPolicy('', { ...none, videos });
  expect(directive(policy, 'media-src')).toBe("media-src 'self' https://cdn.example.test");
  expect(directive(policy, 'script-src')).not.toContain('cdn');
});

test('the content security policy allows only the content system to frame a page, and only in preview', () => {
  expect(directive(contentSecurityPolicy('', none), 'frame-ancestors')).toBe("frame-ancestors 'self'");
  const policy = contentSecurityPolicy('', { ...none, frames: ['https://cms.example.test'] });
  expect(directive(policy, 'frame-ancestors')).toBe("frame-ancestors 'self' https://cms.example.test");
});
