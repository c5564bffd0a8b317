import { style } from '@vanilla-extract/css';

/** The room of the chart, kept from the start so that nothing below moves when it comes. */
export const room = style({ display: 'grid', alignContent: 'center', minBlockSize: '21rem' });
