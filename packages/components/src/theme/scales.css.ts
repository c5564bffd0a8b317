import { createGlobalTheme } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { scales } from './scales.ts';

const { space, size, font, radius, borderWidth, focus, motion, zIndex } = vars;

createGlobalTheme(':root', { space, size, font, radius, borderWidth, focus, motion, zIndex }, scales);
