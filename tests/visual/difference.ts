import type { Page } from 'playwright';

/** The new picture in grey with every differing pixel in magenta; the browser decodes the pictures. */
export async function differenceOf(
  page: Page,
  before: Buffer,
  after: Buffer,
): Promise<{ png: Buffer; pixels: number }> {
  const { data, pixels } = await page.evaluate(
    async ([old, now]) => {
      const load = async (base64: string) =>
        createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob());
      const [first, second] = [await load(old), await load(now)];
      const width = Math.max(first.width, second.width);
      const height = Math.max(first.height, second.height);
      const pixelsOf = (image: ImageBitmap) => {
        const context = new OffscreenCanvas(width, height).getContext('2d');
        if (context === null) throw new Error('This browser has no canvas.');
        context.drawImage(image, 0, 0);
        return context.getImageData(0, 0, width, height);
      };
      const [one, other] = [pixelsOf(first), pixelsOf(second)];
      let count = 0;
      for (let at = 0; at < one.data.length; at += 4) {
        const isSame = [0, 1, 2, 3].every((channel) => one.data[at + channel] === other.data[at + channel]);
        const grey = 160 + Math.round((other.data[at] ?? 0) * 0.37);
        other.data.set(isSame ? [grey, grey, grey, 255] : [255, 0, 200, 255], at);
        if (!isSame) count++;
      }
      const canvas = new OffscreenCanvas(width, height);
      canvas.getContext('2d')?.putImageData(other, 0, 0);
      const bytes = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer());
      let text = '';
      for (const byte of bytes) text += String.fromCharCode(byte);
      return { data: btoa(text), pixels: count };
    },
    [before.toString('base64'), after.toString('base64')] as const,
  );
  return { png: Buffer.from(data, 'base64'), pixels };
}
