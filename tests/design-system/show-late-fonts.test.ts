// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { showLateFonts } from '#theme/show-late-fonts';

afterEach(() => {
  vi.restoreAllMocks();
  document.head.replaceChildren();
});

function addStyleSheet(css = ''): CSSStyleSheet {
  const style = document.head.appendChild(document.createElement('style'));
  style.textContent = css;
  if (!style.sheet) throw new Error('Expected a style element with a sheet, got none.');
  return style.sheet;
}

test('Fonts that loaded too late are found if the rules of another style sheet cannot be read', () => {
  // jsdom draws no text. The canvas shows whether a font is already visible.
  const getContext = vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  Object.defineProperty(addStyleSheet(), 'cssRules', {
    get() {
      throw new DOMException('Cannot access rules', 'SecurityError');
    },
  });
  addStyleSheet('@font-face { font-family: Title; font-display: optional }');
  showLateFonts();
  expect(getContext).toHaveBeenCalledOnce();
});
