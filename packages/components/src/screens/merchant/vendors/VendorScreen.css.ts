import { style } from '@vanilla-extract/css';
import { breakpoints } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/contract.css.ts';
import { link } from '../../../primitives/navigation/Link.css.ts';
import { mirrored } from '../../../primitives/text/icon.css.ts';
import { focusRing, inRem, media, visuallyHidden } from '../../../primitives/layout/style-rules.ts';

const roomy = `screen and (min-width: ${inRem(breakpoints.desktop)})`;

export const neighbours = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.medium,
  minInlineSize: 0,
  fontSize: vars.font.size.small,
  // The arrows are on the edge of the page.
  '@media': { [media.small]: { columnGap: 0, marginInlineEnd: `calc(-1 * ${vars.space.small})` } },
});

/** An arrow to press on a phone, a name elsewhere. */
export const neighbour = style([
  link({ tone: 'default' }),
  {
    '@media': {
      [media.small]: {
        display: 'grid',
        placeItems: 'center',
        minInlineSize: vars.size.target,
        minBlockSize: vars.size.target,
      },
    },
  },
]);

export const neighbourName = style({ '@media': { [media.small]: visuallyHidden } });

export const arrow = style([
  mirrored.medium,
  { display: 'none', '@media': { [media.small]: { display: 'block' } } },
]);

export const facts = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxsmall,
  fontSize: vars.font.size.small,
  lineHeight: vars.font.lineHeight.snug,
  color: vars.color.text.muted,
  // Three lines fit beside the figures, so the tab begins high.
  '@media': { [roomy]: { gap: 0, lineHeight: vars.font.lineHeight.tight } },
});

export const factLine = style({ display: 'flex', gap: vars.space.medium });

/** A line each where there is room for the figures beside it: the details have the full text. */
export const known = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.xxsmall} ${vars.space.medium}`,
  minInlineSize: 0,
  margin: 0,
  '@media': {
    [roomy]: { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  },
});

export const fact = style({
  maxInlineSize: '100%',
  overflowWrap: 'anywhere',
  '@media': { [roomy]: { marginInlineEnd: vars.space.medium } },
});

export const details = style({
  flexShrink: 0,
  alignSelf: 'flex-end',
  padding: 0,
  background: 'transparent',
  border: 0,
  borderRadius: vars.radius.small,
  font: 'inherit',
  color: vars.color.text.link,
  textDecorationLine: 'underline',
  cursor: 'pointer',
  // The target of a thumb, within the lines that are there.
  '@media': {
    [media.small]: {
      minBlockSize: vars.size.target,
      marginBlock: `calc(-1 * ${vars.space.small})`,
      paddingInlineStart: vars.space.small,
    },
  },
  selectors: { '&:focus-visible': focusRing, '&:hover': { color: vars.color.text.linkHover } },
});
