import { color, font, motion, space, type } from '../theme/contract.css.ts';
import { globalPrimitive, primitive } from '../theme/layered.ts';

export const tabs = primitive({ display: 'grid', gap: space.cosy });

/** The row scrolls where the tabs are wider than the page. */
export const list = primitive({
  display: 'flex',
  columnGap: space.cosy,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  // A hairline under all tabs. The line of the selected tab covers it.
  boxShadow: `inset 0 -1px ${color.line}`,
  '@media': { print: { display: 'none' } },
});

export const tab = primitive({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '48px',
  paddingBlock: space.tight,
  borderBlockEnd: '2px solid transparent',
  fontSize: type.small,
  fontWeight: 550,
  color: color.inkQuiet,
  whiteSpace: 'nowrap',
  transition: `color ${motion.quick}`,
  ':hover': { color: color.ink },
  // The outline is inside the tab, because the row clips its overflow.
  ':focus-visible': { outlineOffset: '-3px', boxShadow: 'none' },
  // Forced colours would make the transparent line visible under every tab.
  '@media': { '(forced-colors: active)': { borderBlockEndColor: 'Canvas' } },
});

/** The line under the selected tab. A border is also visible in forced colours. */
export const indicator = primitive({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: '-2px',
  borderBlockEnd: `2px solid ${color.accent}`,
  transformOrigin: '0 0',
});

export const panel = primitive({
  minInlineSize: 0,
  ':focus-visible': { outlineOffset: '4px' },
});

const notHydrated = `${tabs}[data-state=static]`;
const hydrated = `${tabs}[data-state=hydrated]`;
const targeted = ':is(:target, :has(:target))';

// After hydration the visitor selects the tab. Before, the panel that the URL's fragment names is visible, or else the first panel.
globalPrimitive(`${tab}[data-selected=true]`, { '@media': { '(scripting: enabled)': { color: color.ink } } });
globalPrimitive(`${notHydrated} ${tab}[data-selected=true]`, {
  '@media': { '(scripting: enabled)': { borderBlockEndColor: color.accent } },
});
globalPrimitive(`${hydrated} > ${panel}[data-selected=false]`, { '@media': { screen: { display: 'none' } } });
const withScripting = 'screen and (scripting: enabled)';
globalPrimitive(`${notHydrated}:not(:has(${panel}${targeted})) > ${panel}[data-selected=false]`, {
  '@media': { [withScripting]: { display: 'none' } },
});
globalPrimitive(`${notHydrated}:has(${panel}${targeted}) > ${panel}:not(${targeted})`, {
  '@media': { [withScripting]: { display: 'none' } },
});

// Without scripts and in print all panels are visible, so each panel shows its label.
globalPrimitive(`${panel}::before`, {
  '@media': {
    'print, (scripting: none)': {
      content: 'attr(data-label)',
      display: 'block',
      paddingBlockEnd: space.snug,
      fontFamily: font.title,
      fontVariationSettings: '"opsz" 44',
      fontSize: type.title,
      lineHeight: 1.18,
    },
  },
});
