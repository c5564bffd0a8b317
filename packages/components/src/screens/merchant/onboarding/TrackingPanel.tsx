import { defaultTagPrefix, vendorNameOf, type TrackingType } from '@consignment/domain/shop/vendor-tracking';
import { isolated } from '@consignment/domain/text/direction';
import { useState } from 'react';
import * as z from 'zod/mini';
import { RadioCards } from '../../../primitives/fields/RadioCards.tsx';
import { TextField } from '../../../primitives/fields/TextField.tsx';
import { Form } from '../../../primitives/forms/Form.tsx';
import type { PanelProps } from './onboarding.ts';
import type { Sample } from './sample.ts';
import { StepActions } from './StepActions.tsx';
import { WorkedExample } from './WorkedExample.tsx';

const trackingSchema = z.object({
  tracking: z.pipe(
    z.string(),
    z.enum(['Vendor Name', 'Product Tag'], { error: 'Choose how vendors are found.' }),
  ),
  prefix: z.string().check(z.trim(), z.maxLength(50, { error: 'Use at most 50 characters.' })),
});

/** Whether a product names its vendor in its vendor field or by a tag. */
export function TrackingPanel({ saved, isAnswered, sample, onBack, onChoose }: PanelProps) {
  const [tracking, setTracking] = useState<TrackingType | null>(isAnswered ? saved.tracking : null);
  const [prefix, setPrefix] = useState(saved.prefix);
  return (
    <Form
      label="Vendors"
      schema={trackingSchema}
      defaultValues={{ tracking: tracking ?? '', prefix: saved.prefix }}
      onSubmit={(values) => onChoose({ step: 'tracking', ...values })}
    >
      <RadioCards
        name="tracking"
        label="How are the vendors of products found?"
        choices={[
          { value: 'Vendor Name', label: 'Vendor Name', detail: 'The vendor field of the product.' },
          {
            value: 'Product Tag',
            label: 'Product Tag',
            detail: 'A tag of the product that begins with a prefix of yours.',
          },
        ]}
        onChange={(value) => setTracking(value === 'Product Tag' ? value : 'Vendor Name')}
      />
      {tracking === 'Product Tag' && (
        <TextField
          name="prefix"
          label="Tag prefix"
          placeholder={defaultTagPrefix}
          hint={`Left empty it is ${defaultTagPrefix}.`}
          autoComplete="off"
          isOptional
          onChange={setPrefix}
        />
      )}
      <WorkedExample isOwn={sample.isOwn}>
        <p>{trackingInWords(sample, tracking ?? 'Vendor Name', prefix)}</p>
        <p>New vendors are added automatically.</p>
      </WorkedExample>
      <StepActions
        label="Continue"
        waitsFor={tracking === null ? 'Choose one of the two first.' : null}
        onBack={onBack}
      />
    </Form>
  );
}

function trackingInWords({ title, vendor, tags }: Sample, tracking: TrackingType, prefix: string): string {
  const found = vendorNameOf({ vendor, tags }, tracking, prefix);
  if (tracking === 'Vendor Name') {
    return `The vendor field of ‘${isolated(title)}’ says ‘${isolated(vendor)}’, so it is sold for ${found?.name ?? 'no vendor'}.`;
  }
  const named = tags.length === 0 ? 'no tags' : `the tags ‘${tags.join('’, ‘')}’`;
  return found === null
    ? `‘${isolated(title)}’ has ${named}. None begins with ‘${prefix.trim() || defaultTagPrefix}’, so it would be sold for no vendor.`
    : `‘${isolated(title)}’ has ${named}, so it is sold for ${isolated(found.name)}.`;
}
