import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { windowHeight } from '../../../primitives/layout/style-rules.ts';

const { selection, accent, surface, action, border } = vars.color;

/** The shop's two colours as faint light from two corners; text is on the card, never on them. */
export const frame = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: vars.space.medium,
  minBlockSize: windowHeight,
  padding: vars.space.medium,
  background: `radial-gradient(ellipse at top left, ${selection.background}, transparent 60%), radial-gradient(ellipse at bottom right, ${accent.soft}, transparent 60%), ${surface.page}`,
});

export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xlarge,
  inlineSize: '100%',
  maxInlineSize: vars.size.content.narrow,
  overflow: 'hidden',
  paddingBlock: vars.space.xxlarge,
  paddingInline: `clamp(${vars.space.medium}, 8%, ${vars.space.xxlarge})`,
  background: surface.card,
  border: `${vars.borderWidth.hairline} solid ${border.default}`,
  borderRadius: vars.radius.large,
  boxShadow: vars.shadow.raised,
  '::before': {
    content: '""',
    position: 'absolute',
    insetBlockStart: 0,
    insetInline: 0,
    blockSize: vars.space.xxsmall,
    background: `linear-gradient(to right, ${action.primary.background}, ${accent.solid})`,
  },
});

export const welcome = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.large,
  textAlign: 'center',
});

export const words = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xsmall });

/** The owner's own lines stay lines. */
export const description = style({
  fontFamily: vars.font.family.text,
  fontSize: vars.font.size.medium,
  lineHeight: vars.font.lineHeight.body,
  color: vars.color.text.muted,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
});

/** The other ways in, below the form. */
export const ways = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.medium,
  paddingBlockStart: vars.space.large,
  borderBlockStart: `${vars.borderWidth.hairline} solid ${border.default}`,
});
