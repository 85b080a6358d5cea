import { globalSection, section } from '#theme/layered';
import { SCRIPTED_SECTION } from '../../render/scripted-section.ts';
import { color, page, space, type } from '#theme/contract.css';

const wide = '(min-width: 60rem)';
/** The width from which two fields fit beside each other. */
const roomy = '(min-width: 32rem)';

const visuallyHidden = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'clip',
  clipPath: 'inset(50%)',
} as const;

export const head = section({
  containerType: 'inline-size',
  gridColumn: '1 / -1',
  display: 'flex',
  flexDirection: 'column',
  gap: space.snug,
  paddingBlockEnd: space.roomy,
  selectors: { '&:empty': { display: 'none' } },
  '@media': {
    [wide]: {
      selectors: {
        '&[data-layout=beside]': {
          gridColumn: '1 / 6',
          paddingInlineEnd: space.roomy,
          position: 'sticky',
          insetBlockStart: space.roomy,
          alignSelf: 'start',
        },
      },
    },
  },
});

export const body = section({
  containerType: 'inline-size',
  gridColumn: '1 / -1',
  '@media': {
    [wide]: {
      gridColumn: '6 / -1',
      selectors: { '&[data-layout=above]': { gridColumn: '1 / span 8' } },
    },
  },
});

export const form = section({ display: 'flex', flexDirection: 'column', gap: space.roomy });

export const step = section({
  display: 'flex',
  flexDirection: 'column',
  gap: space.cosy,
  selectors: { '&[hidden]': { display: 'none' } },
});
globalSection(`${step}:not([hidden]) + ${step}`, {
  paddingBlockStart: space.roomy,
  borderBlockStart: `1px solid ${color.line}`,
});

/**
 * Selector of a form that is not hydrated yet although scripts run. It matches no form after the entry script or the section has failed,
 * so that the form then works as without a script.
 */
const pending = `${SCRIPTED_SECTION} [data-pending]`;

/** A part that only an interactive form has. Before hydration it is displayed if scripts run. */
export const scriptedOnly = section({ display: 'none' });
globalSection(`${pending} ${scriptedOnly}`, { display: 'block' });
/** A part that only a form without a script has. */
export const unscriptedOnly = section({});
globalSection(`${pending} ${unscriptedOnly}`, { display: 'none' });

// Later steps and fields with an unmet condition stay focusable, because native validation focuses an invalid field. The focus shows them.
globalSection(`${pending} :is([data-later], [data-unmet]):not(:focus-within)`, visuallyHidden);
globalSection(`${pending} [data-later]:not(:focus-within) + ${step}`, {
  paddingBlockStart: 0,
  borderBlockStart: 0,
});

export const fields = section({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space.cosy} ${page.gap}`,
  alignItems: 'start',
  '@container': {
    [roomy]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', rowGap: space.roomy },
  },
});

export const field = section({ minInlineSize: 0 });
for (let columns = 3; columns <= 12; columns += 1) {
  globalSection(`${field}[data-columns="${columns}"]`, {
    '@container': { [roomy]: { gridColumn: `span ${columns}` } },
  });
}

export const end = section({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.snug} ${space.cosy}`,
  '@media': { print: { display: 'none' } },
});

/** The honeypot. Visitors can neither see nor focus it, but robots fill in every field. */
export const honeypot = section({ ...visuallyHidden, whiteSpace: 'nowrap' });

// A message that receives the focus after a submission. It has no focus ring, because it is not a control.
const focusTarget = { scrollMarginBlockStart: space.roomy, outline: 'none', boxShadow: 'none' } as const;

export const summary = section(focusTarget);
export const summaryList = section({ display: 'flex', flexDirection: 'column' });
export const summaryLink = section({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '44px',
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '.2em',
  ':hover': { color: color.danger },
});

export const privacyLink = section({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '44px',
  fontSize: type.small,
  textDecoration: `underline 1px ${color.edge}`,
  textUnderlineOffset: '.3em',
  ':hover': { textDecorationColor: color.accent },
});

export const sent = section({
  ...focusTarget,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  gap: space.tight,
  paddingBlockStart: space.cosy,
  borderBlockStart: `1px solid ${color.line}`,
});
