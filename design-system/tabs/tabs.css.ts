import { color, font, motion, space, type } from '../theme/contract.css.ts';
import { globalPrimitive, primitive } from '../theme/layered.ts';

export const tabs = primitive({ display: 'grid', gap: space.cosy });

/** A row that scrolls where the words are wider than the page. */
export const list = primitive({
  display: 'flex',
  columnGap: space.cosy,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  // A hairline that the chosen tab's own lies on.
  boxShadow: `inset 0 -1px ${color.line}`,
  '@media': { print: { display: 'none' } },
});

export const tab = primitive({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '48px',
  paddingBlock: space.tight,
  borderBlockEnd: '2px solid transparent',
  fontSize: type.small,
  fontWeight: 550,
  color: color.inkQuiet,
  whiteSpace: 'nowrap',
  transition: `color ${motion.quick}, border-color ${motion.quick}`,
  ':hover': { color: color.ink },
  // Within the row, which cuts off what stands out of it.
  ':focus-visible': { outlineOffset: '-3px', boxShadow: 'none' },
});

export const panel = primitive({
  minInlineSize: 0,
  ':focus-visible': { outlineOffset: '4px' },
});

const asleep = `${tabs}[data-state=asleep]`;
const awake = `${tabs}[data-state=awake]`;
const linked = ':is(:target, :has(:target))';

// Chosen: by the visitor, once tabs are tabs; before that, the panel that the address links to, else the first.
const chosenTab = { color: color.ink, borderBlockEndColor: color.accent };
globalPrimitive(`${tab}[data-chosen=true]`, { '@media': { '(scripting: enabled)': chosenTab } });
globalPrimitive(`${awake} > ${panel}[data-chosen=false]`, { '@media': { screen: { display: 'none' } } });
const whereScriptsRun = 'screen and (scripting: enabled)';
globalPrimitive(`${asleep}:not(:has(${panel}${linked})) > ${panel}[data-chosen=false]`, {
  '@media': { [whereScriptsRun]: { display: 'none' } },
});
globalPrimitive(`${asleep}:has(${panel}${linked}) > ${panel}:not(${linked})`, {
  '@media': { [whereScriptsRun]: { display: 'none' } },
});

// Where all panels show, each says which it is.
globalPrimitive(`${panel}::before`, {
  '@media': {
    'print, (scripting: none)': {
      content: 'attr(data-label)',
      display: 'block',
      paddingBlockEnd: space.snug,
      fontFamily: font.display,
      fontVariationSettings: '"opsz" 44',
      fontSize: type.title,
      lineHeight: 1.18,
    },
  },
});
