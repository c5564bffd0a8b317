import { style } from '@vanilla-extract/css';
import { visuallyHidden } from './style-rules.ts';

export const hidden = style(visuallyHidden);
