import { expect, test } from 'vitest';
import { contentSecurityPolicy } from '../../../site/server/security-headers.ts';

const none = { frames: [], videos: [] };
const directive = (policy: string, name: string) =>
  policy.split('; ').find((part) => part.startsWith(`${name} `));

test('The content security policy allows videos from the site’s origin and the configured origins', () => {
  expect(directive(contentSecurityPolicy('', none), 'media-src')).toBe("media-src 'self'");
  const videos = ['https://cdn.example.test'];
  const policy = contentSecurityPolicy('', { ...none, videos });
  expect(directive(policy, 'media-src')).toBe("media-src 'self' https://cdn.example.test");
  expect(directive(policy, 'script-src')).not.toContain('cdn');
});

test('The content security policy allows only the content system to frame a preview, and only the site to frame other pages', () => {
  expect(directive(contentSecurityPolicy('', none), 'frame-ancestors')).toBe("frame-ancestors 'self'");
  const policy = contentSecurityPolicy('', { ...none, frames: ['https://cms.example.test'] });
  expect(directive(policy, 'frame-ancestors')).toBe('frame-ancestors https://cms.example.test');
});

test('The content security policy allows the consent provider only if it is configured', () => {
  const without = contentSecurityPolicy('', none);
  expect(directive(without, 'connect-src')).toBe("connect-src 'self'");
  expect(directive(without, 'frame-src')).toBeUndefined();

  const consent = ['https://consent.example.test', 'https://consentcdn.example.test'];
  const policy = contentSecurityPolicy('', { ...none, consent });
  for (const name of ['script-src', 'connect-src', 'frame-src'])
    expect(
      directive(policy, name)
        ?.split(' ')
        .filter((source) => source.startsWith('https:')),
    ).toEqual(consent);
  for (const name of ['default-src', 'form-action', 'media-src', 'frame-ancestors'])
    expect(directive(policy, name)).not.toContain('example.test');
});

test('The content security policy allows inline styles for the banner of the consent provider, and never inline scripts', () => {
  const policy = contentSecurityPolicy('<style>a{}</style>', {
    ...none,
    consent: ['https://consent.example.test'],
  });
  expect(directive(policy, 'style-src')).toBe("style-src 'self' 'unsafe-inline'");
  expect(directive(policy, 'script-src')).not.toContain('unsafe');
  expect(directive(contentSecurityPolicy('<style>a{}</style>', none), 'style-src')).not.toContain('unsafe');
});

test('The content security policy allows scripts and requests of the tag manager only if it is configured', () => {
  const tags = {
    scriptOrigins: ['https://tags.example.test'],
    requestOrigins: ['https://tags.example.test', 'https://*.analytics.example.test'],
  };
  const policy = contentSecurityPolicy('', { ...none, tags });
  expect(directive(policy, 'script-src')).toMatch(
    /^script-src 'self' 'sha256-[^']+' https:\/\/tags\.example\.test$/,
  );
  expect(directive(policy, 'connect-src')).toBe(
    "connect-src 'self' https://tags.example.test https://*.analytics.example.test",
  );
  expect(policy.match(/example\.test/g)).toHaveLength(3);
  expect(directive(policy, 'script-src')).not.toContain('unsafe');
  expect(contentSecurityPolicy('', none)).not.toContain('google');
});
