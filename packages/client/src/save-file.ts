import { outcomeOf, type Done } from './answer.ts';

/**
 * For pages of a browser. Saves the file behind a link (`linkOf`) under the name that the server gives it, or under `name`.
 * The page stays as it is.
 */
export function saveFile(link: Promise<string>, name = ''): Promise<Done> {
  return outcomeOf(
    link.then((url) => {
      const anchor = document.createElement('a');
      anchor.href = url;
      // Were the link too old by now, a page without this would be left for the server's answer.
      anchor.download = name;
      anchor.click();
    }),
  );
}
