import { style } from '@vanilla-extract/css';
import { breakpoints } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { panel as dropdownPanel } from '../filters/Dropdown.css.ts';
import { inRem } from '../layout/style-rules.ts';

const roomy = `screen and (min-width: ${inRem(breakpoints.desktop)})`;

export const opener = style({ '@media': { [roomy]: { display: 'none' } } });

export const panel = style([
  dropdownPanel,
  {
    flexDirection: 'column',
    gap: vars.space.xsmall,
    selectors: { '&:popover-open': { display: 'flex' } },
    '@media': { [roomy]: { display: 'contents' } },
  },
]);
