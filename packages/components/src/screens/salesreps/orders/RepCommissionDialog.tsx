import { isolated } from '@consignment/domain/text/direction';
import { withDecimalPoint } from '@consignment/domain/commission/commission-input';
import { parsePercent } from '@consignment/domain/money/rate';
import { defineTexts } from '@consignment/domain/text/texts';
import { useRef, useState } from 'react';
import * as z from 'zod/mini';
import { Button } from '../../../primitives/actions/Button.tsx';
import { Combobox } from '../../../primitives/fields/Combobox.tsx';
import { Dialog } from '../../../primitives/overlays/Dialog.tsx';
import { DialogActions } from '../../../primitives/overlays/DialogActions.tsx';
import { Form } from '../../../primitives/forms/Form.tsx';
import type { Outcome, Problem } from '../../../primitives/feedback/outcome.ts';
import { PercentField } from '../../../primitives/fields/PercentField.tsx';
import { RefusalBanner } from '../../../primitives/feedback/RefusalBanner.tsx';
import { SubmitButton } from '../../../primitives/forms/SubmitButton.tsx';
import type { SearchAnswer } from '../../../primitives/filters/use-remote-search.ts';
import { RemovePart } from './RemovePart.tsx';

const texts = defineTexts('RepCommissionDialog', {
  add: 'Add Commission',
  change: 'Change Commission',
  order: 'Order {order}',
  ofRep: '{rep}, order {order}',
  salesRep: 'Sales Rep',
  none: 'No sales rep has this name. Add the sales rep under Accounts first.',
  percent: 'Commission %',
  percentHint:
    'A percentage of the order’s goods after discounts and refunds, excluding tax and shipping. The store pays this commission.',
  cancel: 'Cancel',
  save: 'Save',
  saving: 'Saving…',
  repMissing: 'Choose a sales rep from the list.',
});

export type RepChoice = { id: number; name: string };

type Part = { rep: RepChoice; percent: string };

type Props = {
  /** Of which order, such as `#1001`. */
  order: string;
  /** The part that is changed; null gives a rep a new one. */
  part: Part | null;
  onSearchReps: (text: string, signal: AbortSignal) => Promise<SearchAnswer<RepChoice>>;
  /** `percent` is a percent string. */
  onSave: (part: Part) => Promise<Outcome>;
  /** Takes the part away; for one that there is. */
  onRemove?: () => Promise<Outcome>;
  onClose: () => void;
};

/**
 * Gives a sales rep a percentage of an order, or changes the one it has (spec accounts §2.5). Mount it to open it. A
 * vendor's commission for a line is a SetCommissionDialog.
 */
export function RepCommissionDialog({ order, part, onSearchReps, onSave, onRemove, onClose }: Props) {
  const chosen = useRef<RepChoice | null>(part?.rep ?? null);
  const [refusal, setRefusal] = useState<Problem | null>(null);
  const save = async ({ percent }: Draft): Promise<Outcome> => {
    if (chosen.current === null) throw new Error('A form without a sales rep is not sent.');
    const outcome = await onSave({ rep: chosen.current, percent: percent.trim() });
    if (outcome.is === 'done') onClose();
    return outcome;
  };
  const title = part === null ? texts.add : texts.change;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      description={
        part === null ? texts.order({ order }) : texts.ofRep({ rep: isolated(part.rep.name), order })
      }
      size="small"
    >
      <Form
        label={title}
        schema={schema}
        defaultValues={{ rep: String(part?.rep.id ?? ''), percent: part?.percent ?? '' }}
        onSubmit={save}
        fieldNames={{ sales_rep: 'rep' }}
      >
        {part === null && (
          <Combobox
            name="rep"
            label={texts.salesRep}
            minimumCharacters={3}
            noneText={texts.none}
            onSearch={async (text, signal) => {
              const answer = await onSearchReps(text, signal);
              return answer.is === 'found' ? { is: 'found', options: answer.options.map(optionOf) } : answer;
            }}
            onChange={(option) => {
              chosen.current = option === null ? null : { id: Number(option.value), name: option.label };
            }}
          />
        )}
        <PercentField name="percent" label={texts.percent} hint={texts.percentHint} />
        <DialogActions notice={refusal !== null && <RefusalBanner problem={refusal} />}>
          {onRemove !== undefined && (
            <RemovePart onRemove={onRemove} onRemoved={onClose} onRefused={setRefusal} />
          )}
          <Button label={texts.cancel} onClick={onClose} />
          <SubmitButton label={texts.save} busyLabel={texts.saving} />
        </DialogActions>
      </Form>
    </Dialog>
  );
}

type Draft = { rep: string; percent: string };

const schema = z.object({
  rep: z.string().check(z.minLength(1, { error: () => texts.repMissing })),
  percent: z.string().check(({ value, issues }) => {
    const parsed = parsePercent(withDecimalPoint(value.trim()));
    if (parsed.is === 'refused') issues.push({ code: 'custom', message: parsed.why, input: value });
  }),
});

function optionOf({ id, name }: RepChoice) {
  return { value: String(id), label: name };
}
