import { globalSection, section } from '#theme/layered';
import { color, page, space } from '#theme/contract.css';

const wide = '(min-width: 60rem)';
/** The width from which two fields fit beside each other. */
const roomy = '(min-width: 32rem)';

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
});

/** The honeypot. Visitors cannot see or focus it, but a robot fills in every field. */
export const honeypot = section({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'clip',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

// Receives the focus after a submission. It has no focus ring, because it is not a control.
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

export const sent = section({
  ...focusTarget,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  gap: space.tight,
  paddingBlockStart: space.cosy,
  borderBlockStart: `1px solid ${color.line}`,
});
