import { defineTexts } from '@consignment/domain/text/texts';
import { Dialog } from '../../primitives/overlays/Dialog.tsx';
import type { Outcome } from '../../primitives/feedback/outcome.ts';
import { SecondFactorForm } from './SecondFactorForm.tsx';
import type { ProofMethod, ShownFactor } from './second-factor.ts';

const texts = defineTexts('ProofDialog', {
  title: 'Confirm that it’s you',
  description:
    'We ask for this before money moves and before your login changes. Your action will continue afterwards.',
  continue: 'Continue',
  checking: 'Checking…',
});

type Props = {
  methods: readonly ProofMethod[];
  onShow: (shown: ShownFactor) => Promise<Outcome>;
  /** Nothing is sent; the page says why. */
  onClose: () => void;
};

/**
 * Asks for a proof before money moves, or before what protects it changes, when the last one is older than 15 minutes. It
 * opens over any page or dialog, whose action continues afterwards. Mount it to open it.
 */
export function ProofDialog({ methods, onShow, onClose }: Props) {
  return (
    <Dialog isOpen onClose={onClose} title={texts.title} description={texts.description} size="small">
      <SecondFactorForm methods={methods} label={texts.continue} busyLabel={texts.checking} onShow={onShow} />
    </Dialog>
  );
}
