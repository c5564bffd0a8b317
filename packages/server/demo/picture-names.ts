import { nameHue } from '@consignment/domain/text/name-hue';

/*
 * The addresses of the demo's pictures: a drawing and a hue. A vendor's face and goods have the same hue; pictures.ts
 * draws them.
 */

export const picturesPath = '/demo/pictures/';

/** Of goods: 'Candles & Lights' is drawn as `candles-lights`. */
export function productPicture(type: string, vendor: string): string {
  return pictureOf(type.toLowerCase().replaceAll(/[^a-z]+/g, '-'), vendor);
}

/** `face` is the number of a drawing, from 1 on. */
export function facePicture(name: string, face: number): string {
  return pictureOf(`face-${face}`, name);
}

function pictureOf(drawing: string, name: string): string {
  return `${picturesPath}${drawing}-${nameHue(name)}.svg`;
}
