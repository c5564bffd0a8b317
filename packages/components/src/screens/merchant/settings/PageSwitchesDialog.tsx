import type { ShopSwitches } from '@consignment/domain/shop/shop-switches';
import { defineTexts } from '@consignment/domain/text/texts';
import { Button } from '../../../primitives/actions/Button.tsx';
import { ButtonLink } from '../../../primitives/actions/ButtonLink.tsx';
import { FailedState } from '../../../primitives/feedback/FailedState.tsx';
import type { Loadable } from '../../../parts/lists/loadable.ts';
import type { Outcome } from '../../../primitives/feedback/outcome.ts';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { Dialog } from '../../../primitives/overlays/Dialog.tsx';
import { DialogActions } from '../../../primitives/overlays/DialogActions.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { switchesOfPage } from './find-switches.ts';
import { ProductColumnSwitches } from './ProductColumnSwitches.tsx';
import { ShopSwitch } from './ShopSwitch.tsx';
import type { SwitchPage } from './shop-switch-words.ts';

const texts = defineTexts('PageSwitchesDialog', {
  title: 'Page options',
  eachIsSaved: 'Each option is saved as you turn it on or off, for everyone in the shop.',
  allSwitches: 'All switches',
  done: 'Done',
  loading: 'Loading…',
  optionsNotLoaded: 'The options could not be loaded.',
});

export type { SwitchPage };

type Props = {
  page: SwitchPage;
  switches: Loadable<ShopSwitches>;
  hrefOfSwitches: string;
  onClose: () => void;
  /** As SwitchesSettings has it. */
  onSave: (change: Partial<ShopSwitches>) => Promise<Outcome>;
};

/** The switches that change a page, the same as in the settings. Mount it to open it. */
export function PageSwitchesDialog({ page, switches, hrefOfSwitches, onClose, onSave }: Props) {
  return (
    <Dialog isOpen onClose={onClose} title={texts.title} description={texts.eachIsSaved}>
      <Options page={page} switches={switches} onSave={onSave} />
      <DialogActions>
        <ButtonLink label={texts.allSwitches} href={hrefOfSwitches} />
        <Button label={texts.done} tone="primary" onClick={onClose} />
      </DialogActions>
    </Dialog>
  );
}

type OptionsProps = Pick<Props, 'page' | 'switches' | 'onSave'>;

function Options({ page, switches, onSave }: OptionsProps) {
  if (switches.is === 'loading') return <Text tone="muted">{texts.loading}</Text>;
  if (switches.is === 'failed')
    return (
      <FailedState title={texts.optionsNotLoaded} problem={switches.problem} onRetry={switches.onRetry} />
    );
  return (
    <Stack space="medium">
      {switchesOfPage(page).map((name) => (
        <ShopSwitch key={name} name={name} isOn={switches.value[name]} onSave={onSave} />
      ))}
      {page === 'vendor' && (
        <ProductColumnSwitches
          columns={switches.value.vendorProductsTabColumns}
          onSave={(vendorProductsTabColumns) => onSave({ vendorProductsTabColumns })}
        />
      )}
    </Stack>
  );
}
