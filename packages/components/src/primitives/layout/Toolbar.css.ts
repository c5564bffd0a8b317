import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from './style-rules.ts';

export const frame = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: vars.space.medium,
  '@media': { [media.small]: { gap: vars.space.xsmall } },
});

export const narrowing = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: vars.space.small,
  flex: '1 1 20rem',
  minInlineSize: 0,
  // On a phone the search, what asks for the filters and the actions share a line.
  '@media': { [media.small]: { display: 'contents' } },
});

/** There, parts that are in sight elsewhere have their own place. */
export const onPhone = style({ display: 'none', '@media': { [media.small]: { display: 'flex' } } });

export const filters = style({
  display: 'contents',
  '@media': {
    [media.small]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'flex-end',
      gap: vars.space.small,
      flexBasis: '100%',
      // The actions keep their place beside the button that opens this.
      order: 1,
      selectors: { '&[data-open="false"]': { display: 'none' } },
    },
  },
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xsmall,
});
