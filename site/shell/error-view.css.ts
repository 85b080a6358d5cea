import { style } from '@vanilla-extract/css';

export const words = style({
  display: 'grid',
  gap: '1.5rem',
  justifyItems: 'start',
  maxInlineSize: '44rem',
  paddingBlock: 'clamp(5rem, 14vw, 12rem)',
});
