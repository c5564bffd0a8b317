import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { hairline } from '../../primitives/layout/style-rules.ts';
import { vars } from '../../theme/contract.css.ts';

export const thread = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.medium,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** The reader's own messages are at the end, the others at the start, as in any chat. */
export const entry = recipe({
  base: { display: 'flex', flexDirection: 'column', minInlineSize: 0 },
  variants: {
    place: {
      own: { alignItems: 'flex-end', paddingInlineStart: vars.space.xlarge },
      other: { alignItems: 'flex-start', paddingInlineEnd: vars.space.xlarge },
      between: { alignItems: 'center', textAlign: 'center' },
    },
  },
});

export const message = recipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.xsmall,
    maxInlineSize: 'min(100%, 40rem)',
    padding: vars.space.medium,
    border: hairline,
    borderRadius: vars.radius.large,
    overflowWrap: 'anywhere',
  },
  variants: {
    place: {
      own: { background: vars.color.selection.background, borderColor: vars.color.selection.background },
      other: { background: vars.color.surface.sunken },
    },
  },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.small,
  fontSize: vars.font.size.small,
});

export const name = style({ fontWeight: vars.font.weight.semibold });

export const time = style({ color: vars.color.text.muted });

/** A message keeps the lines it was written in. */
export const words = style({ whiteSpace: 'pre-wrap' });

export const files = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xsmall,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** A change stands out from the messages. */
export const act = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxsmall,
  inlineSize: 'min(100%, 40rem)',
  padding: vars.space.medium,
  background: vars.color.tone.positive.background,
  border: `${vars.borderWidth.hairline} solid ${vars.color.tone.positive.border}`,
  borderRadius: vars.radius.large,
  color: vars.color.tone.positive.text,
  overflowWrap: 'anywhere',
});

export const figures = style({
  fontSize: vars.font.size.large,
  fontWeight: vars.font.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
});

export const state = style({ fontSize: vars.font.size.small, color: vars.color.text.muted });
