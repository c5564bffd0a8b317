import { globalFontFace } from '@vanilla-extract/css';

/**
 * A page is read in it until Inter has come, in the same measures, so that nothing moves when it does. Ascent and descent are those of
 * Inter (0.96875 and 0.2412 em) divided by the adjustment of the width, which makes ordinary text as wide as Inter's to one per cent;
 * `npm run tried -- frameworks` measures both. Liberation Sans is as wide as Arial.
 */
globalFontFace('Inter Fallback', [
  {
    src: "local('Arial'), local('Liberation Sans')",
    fontWeight: '100 500',
    sizeAdjust: '106.1%',
    ascentOverride: '91.3%',
    descentOverride: '22.73%',
    lineGapOverride: '0%',
  },
  {
    src: "local('Arial Bold'), local('Liberation Sans Bold')",
    fontWeight: '600 900',
    sizeAdjust: '101.7%',
    ascentOverride: '95.26%',
    descentOverride: '23.72%',
    lineGapOverride: '0%',
  },
]);
