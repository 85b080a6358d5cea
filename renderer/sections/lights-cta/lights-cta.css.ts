import { globalSection, section } from '#theme/layered';
import { color, motion, space, type } from '#theme/contract.css';

const SECTION = '[data-section=lights-cta]';
const LIT = ':has([role=switch]:checked)';

globalSection(SECTION, {
  overflow: 'clip',
  transition: `background-color ${motion.fade}, color ${motion.fade}`,
});
// When the light is on, the whole section has the dusk theme.
globalSection(`${SECTION}${LIT}`, { colorScheme: 'dark' });

export const lights = section({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const stage = section({
  position: 'relative',
  blockSize: 'clamp(24rem, 76svh, 54rem)',
  // In the dusk theme the picture fades into the background. In the day theme it has an edge.
  '::after': {
    content: '""',
    position: 'absolute',
    inset: '52% 0 -1px',
    background: `linear-gradient(transparent, color-mix(in srgb, ${color.ground} 22%, transparent) 34%, color-mix(in srgb, ${color.ground} 72%, transparent) 72%, ${color.ground})`,
    opacity: 0,
    transition: `opacity ${motion.fade}`,
  },
  '@media': {
    '(max-width: 48rem)': { blockSize: 'clamp(22rem, 62svh, 34rem)' },
    // Print has a light background, so the picture does not fade into it.
    print: { breakInside: 'avoid', '::after': { display: 'none' } },
  },
});
globalSection(`[data-tone=night] ${stage}::after, ${SECTION}${LIT} ${stage}::after`, { opacity: 1 });

export const lit = section({});
export const unlit = section({});
globalSection(`${lit}, ${unlit}`, {
  position: 'absolute',
  inset: 0,
  transition: `opacity ${motion.fade}, visibility ${motion.fade}`,
});
// `visibility` also hides the picture from screen readers.
globalSection(`${SECTION}:not(${LIT}) ${lit}, ${SECTION}${LIT} ${unlit}`, {
  opacity: 0,
  visibility: 'hidden',
});
globalSection(`${stage} img`, { position: 'absolute', inset: 0 });

export const content = section({
  position: 'relative',
  paddingBlock: `${space.roomy} ${space.airy}`,
});

export const bar = section({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space.roomy,
  '@media': { '(min-width: 60rem)': { selectors: { '&[data-side=end]': { flexDirection: 'row-reverse' } } } },
});

export const copy = section({
  display: 'flex',
  flexDirection: 'column',
  gap: space.cosy,
  minInlineSize: 0,
  maxInlineSize: 'min(100%, 52rem)',
});

export const label = section({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.snug,
  minBlockSize: '56px',
  fontSize: type.body,
  fontWeight: 550,
  cursor: 'pointer',
  '@media': { print: { display: 'none' } },
});

export const control = section({
  appearance: 'none',
  position: 'relative',
  flex: 'none',
  inlineSize: '96px',
  blockSize: '52px',
  borderRadius: '999px',
  border: `1px solid ${color.edge}`,
  background: `color-mix(in oklab, ${color.ink} 8%, transparent)`,
  cursor: 'pointer',
  transition: `background-color ${motion.fade}, border-color ${motion.fade}`,
  '::before': {
    content: '""',
    position: 'absolute',
    insetBlockStart: '5px',
    insetInlineStart: '5px',
    inlineSize: '40px',
    blockSize: '40px',
    borderRadius: '999px',
    background: color.inkQuiet,
    transition: `translate ${motion.slide}, background-color ${motion.fade}, box-shadow ${motion.fade}`,
  },
  selectors: {
    '&:checked::before': {
      translate: '44px 0',
      background: color.glow,
      boxShadow: `0 0 40px 10px color-mix(in srgb, ${color.glow} 55%, transparent)`,
    },
    '[dir=rtl] &:checked::before': { translate: '-44px 0' },
  },
  '@media': {
    '(forced-colors: active)': {
      '::before': { background: 'ButtonText', forcedColorAdjust: 'none' },
      selectors: { '&:checked::before': { background: 'Highlight' } },
    },
  },
});
