import { DISMISSED_STYLES_KEY } from '#site/protocol/dismissed-styles';

const ANNOUNCEMENT = '[data-announcement]';
/** The maximum number of stored rules. The rules of older announcements are deleted. */
const MAX_DISMISSED = 20;

/** Dismisses the announcement when its button is clicked. */
export function enhanceAnnouncement() {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest(`${ANNOUNCEMENT} button`) : null;
    const announcement = button?.closest<HTMLElement>(ANNOUNCEMENT);
    if (announcement) dismiss(announcement);
  });
}

/** Hides an announcement in this browser, and moves the focus to the next control. */
function dismiss({ dataset, nextElementSibling }: HTMLElement) {
  const rule = `[data-announcement=${dataset['announcement']}]{display:none}`;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rule);
  document.adoptedStyleSheets.push(sheet);
  try {
    const others = localStorage.getItem(DISMISSED_STYLES_KEY)?.split('\n') ?? [];
    localStorage.setItem(DISMISSED_STYLES_KEY, [rule, ...others].slice(0, MAX_DISMISSED).join('\n'));
  } catch {
    // Without storage the announcement is hidden until the next document.
  }
  const controls = nextElementSibling?.querySelectorAll<HTMLElement>('a, button') ?? [];
  [...controls].find((control) => control.checkVisibility())?.focus();
}
