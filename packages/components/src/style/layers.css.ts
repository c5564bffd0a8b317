import { globalLayer } from '@vanilla-extract/css';

/**
 * Every cascade layer, lowest first; each file of this folder imports this one first. Styles of components are in no
 * layer and therefore win over all of these, so a component never needs more than one class to be right.
 */
export const reset = globalLayer('reset');
export const text = globalLayer('text');
export const utilities = globalLayer('utilities');
