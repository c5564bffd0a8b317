import { defineTexts } from '@consignment/domain/text/texts';
import { Banner } from '../feedback/Banner.tsx';
import { Button } from '../actions/Button.tsx';
import type { DraftOffer } from './draft-context.ts';
import { Inline } from '../layout/Inline.tsx';

const texts = defineTexts('DraftNotice', {
  youHaveUnsavedChanges: 'You have unsaved changes from {from}.',
  restore: 'Restore',
  discard: 'Discard',
});

/**
 * Offers back the values typed into a form before the page was reloaded. A Form shows it itself. Nothing is filled
 * in unasked: the form shows the saved values.
 */
export function DraftNotice({ from, onRestore, onDiscard }: DraftOffer) {
  return (
    <Banner
      tone="info"
      title={texts.youHaveUnsavedChanges({ from })}
      announcement="polite"
      action={
        <Inline space="small">
          <Button label={texts.restore} size="small" onClick={onRestore} />
          <Button label={texts.discard} size="small" tone="quiet" onClick={onDiscard} />
        </Inline>
      }
    />
  );
}
