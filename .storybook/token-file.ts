import type { Channel } from 'storybook/internal/channels';

/** Between the toolbar, which chooses a token file, and the stories, which are drawn with it. */
export const tokenFile = {
  /** Where the chosen file is kept until it is cleared. */
  place: 'consignment-token-file',
  chosen: 'consignment/token-file/chosen',
  read: 'consignment/token-file/read',
  dragged: 'consignment/token-file/dragged',
} as const;

export type ChosenFile = { readonly name: string; readonly text: string };

/** The faults of a file by path, or the colours that were moved to be readable. */
export type TokenFileRead =
  | { readonly is: 'faulty'; readonly name: string; readonly lines: readonly string[] }
  | { readonly is: 'theme'; readonly name: string; readonly lines: readonly string[] };

/** In the preview; the reader comes with the first file. */
export function listenForTokenFile(channel: Channel): void {
  channel.on(tokenFile.chosen, (file: ChosenFile) => {
    void import('./own-brand.ts').then(({ takeFile }) => channel.emit(tokenFile.read, takeFile(file)));
  });
  // A file that is dragged over a story is dropped on the toolbar's own layer, which comes then.
  document.addEventListener('dragenter', (event) => {
    if (event.dataTransfer?.types.includes('Files') === true) channel.emit(tokenFile.dragged);
  });
}
