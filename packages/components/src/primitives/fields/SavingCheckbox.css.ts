import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const frame = style({ display: 'inline-flex', flexDirection: 'column', alignItems: 'flex-start' });

/** Gives the small box a 44 px target without making the row higher. */
export const target = style({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: vars.size.target,
  minBlockSize: vars.size.target,
  margin: `calc(-1 * ${vars.space.small})`,
  cursor: 'pointer',
});

/** Beside the box, which it must not widen the column of. */
export const problem = style({ maxInlineSize: '16rem', textAlign: 'start' });
