import type { Payload } from '#site/protocol/payload';

/**
 * Replaces the announcement if that of the next page differs. A dismissed announcement stays hidden. Not in `announcement.ts`, because only the
 * script of client navigation needs it.
 */
export function updateAnnouncement(next: Payload['announcement']) {
  const current = document.querySelector<HTMLElement>('[data-announcement]');
  if (current?.dataset['announcement'] === next?.id) return;
  current?.remove();
  if (next) document.querySelector('header')?.insertAdjacentHTML('afterbegin', next.html);
}
