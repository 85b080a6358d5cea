import { primitive } from '../theme/layered.ts';

/** Replaces the icon of a browser's built-in button by an SVG path in the text colour, so that it is visible on every tone. */
function iconStyle(path: string) {
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='%23000' stroke-width='1.5' stroke-linecap='round' stroke-linejoin='round'><path d='${path}'/></svg>`;
  return {
    appearance: 'none',
    inlineSize: '1.5rem',
    blockSize: '1.5rem',
    padding: 0,
    background: 'currentColor',
    mask: `url("data:image/svg+xml,${svg}") center / 1.25rem no-repeat`,
    opacity: 1,
    cursor: 'pointer',
    '@media': { '(forced-colors: active)': { background: 'FieldText', forcedColorAdjust: 'none' } },
  } as const;
}

export const input = primitive({
  selectors: {
    '&::-webkit-search-cancel-button': iconStyle('M6 6l12 12M18 6L6 18'),
    '&::-webkit-calendar-picker-indicator': iconStyle('M4 6.5h16v13H4zM4 10.5h16M8 4v4M16 4v4'),
    '&[type=time]::-webkit-calendar-picker-indicator': iconStyle(
      'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM12 7.5V12l3 2',
    ),
    // iOS centres dates and collapses an empty date input.
    '&::-webkit-date-and-time-value': { textAlign: 'start', minBlockSize: '1lh' },
    '&:is([type=number], [type=date], [type=time], [type=tel])': { fontVariantNumeric: 'tabular-nums' },
  },
});
