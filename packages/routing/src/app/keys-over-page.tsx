import { KeysDialog } from '@consignment/components/parts/pages/KeysDialog';
import { defineTexts } from '@consignment/domain/text/texts';
import { showOverPages } from '../lists/over-pages.tsx';
import { isMac } from './is-mac.tsx';

const texts = defineTexts('KeysOverPage', {
  command: 'Ctrl',
});

export function showKeys(): void {
  const hide = showOverPages(
    <KeysDialog key="keys" command={isMac ? '⌘' : texts.command} onClose={() => hide()} />,
  );
}
