import { KeysDialog } from '@consignment/components/parts/pages/KeysDialog';
import { showOverPages } from '../lists/over-pages.tsx';
import { isMac } from './is-mac.tsx';

export function showKeys(): void {
  const hide = showOverPages(<KeysDialog key="keys" command={isMac ? '⌘' : 'Ctrl'} onClose={() => hide()} />);
}
