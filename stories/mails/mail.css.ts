import { style } from '@vanilla-extract/css';
import { vars } from '@consignment/components/theme/contract.css';

const sheet = style({
  boxSizing: 'border-box',
  margin: 0,
  border: `${vars.borderWidth.hairline} solid ${vars.color.border.default}`,
  borderRadius: vars.radius.medium,
});

export const both = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: vars.space.medium,
});

export const frame = style([sheet, { flex: '1 1 min(100%, 30rem)', minInlineSize: 0 }]);

export const textFont = 'Text of mails';

/** As a reader of plain text shows it: 78 signs of one width in a line, and wrapped where there is no room for them. */
export const text = style([
  sheet,
  {
    boxSizing: 'content-box',
    flex: '0 1 78ch',
    minInlineSize: 0,
    padding: vars.space.medium,
    background: vars.color.surface.card,
    fontFamily: `'${textFont}', ${vars.font.family.mono}`,
    fontSize: vars.font.size.xsmall,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
]);
