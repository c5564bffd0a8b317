import { Banner } from '../feedback/Banner.tsx';
import { Button } from '../actions/Button.tsx';
import type { DraftOffer } from './draft-context.ts';
import { Inline } from '../layout/Inline.tsx';

/**
 * Offers back what was typed into a form before the page was loaded anew. A Form shows it by itself. Nothing is filled
 * in unasked: what stands in the form is what is saved.
 */
export function DraftNotice({ from, onRestore, onDiscard }: DraftOffer) {
  return (
    <Banner
      tone="info"
      title={`You have unsaved changes from ${from}.`}
      announcement="polite"
      action={
        <Inline space="small">
          <Button label="Restore" size="small" onClick={onRestore} />
          <Button label="Discard" size="small" tone="quiet" onClick={onDiscard} />
        </Inline>
      }
    />
  );
}
