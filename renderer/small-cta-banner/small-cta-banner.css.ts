import { section } from '#theme/layered';
import { color, space } from '#theme/contract.css';

const wide = '(min-width: 60rem)';

export const banner = section({
  display: 'flex',
  flexDirection: 'column',
  gap: space.cosy,
  '@media': { [wide]: { flexDirection: 'row', alignItems: 'center', gap: space.roomy } },
});

export const words = section({
  display: 'flex',
  flexDirection: 'column',
  gap: space.snug,
  minInlineSize: 0,
  '@media': { [wide]: { maxInlineSize: '68%' } },
});

export const calls = section({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.tight} ${space.roomy}`,
  paddingBlockStart: space.cosy,
  borderBlockStart: `1px solid ${color.line}`,
  '@media': {
    [wide]: {
      flex: 1,
      justifyContent: 'end',
      padding: 0,
      border: 0,
      // The line from the sentence to its call takes what room is left.
      '::before': {
        content: '""',
        flex: '1 1 2rem',
        maxInlineSize: '100%',
        blockSize: '1px',
        background: color.line,
      },
    },
  },
});
