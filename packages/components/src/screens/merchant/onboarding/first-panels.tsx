import { isolated } from '@consignment/domain/text/direction';
import { defaultTagPrefix, vendorNameOf, type TrackingType } from '@consignment/domain/shop/vendor-tracking';
import { useState } from 'react';
import * as z from 'zod/mini';
import { Form } from '../../../primitives/forms/Form.tsx';
import { RadioCards } from '../../../primitives/fields/RadioCards.tsx';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { TextField } from '../../../primitives/fields/TextField.tsx';
import type { PanelProps } from './onboarding.ts';
import { exampleOf, type Sample } from './sample.ts';
import { StepActions } from './StepActions.tsx';
import { TermsForm } from './TermsForm.tsx';
import { WorkedExample } from './WorkedExample.tsx';

export function TermsPanel({ onChoose, hrefOfTerms, hrefOfPrivacy }: PanelProps) {
  return (
    <Stack space="medium">
      <Text>
        Consignment reads your orders, works out to the cent what each vendor has earned and why, and keeps
        account of what you pay them. Eight short steps set it up, and everything can be changed later in
        Settings.
      </Text>
      <TermsForm
        hrefOfTerms={hrefOfTerms}
        hrefOfPrivacy={hrefOfPrivacy}
        onAgree={() => onChoose({ step: 'terms' })}
      />
    </Stack>
  );
}

const trackingSchema = z.object({
  tracking: z.pipe(
    z.string(),
    z.enum(['Vendor Name', 'Product Tag'], { error: 'Choose how vendors are found.' }),
  ),
  prefix: z.string().check(z.trim(), z.maxLength(50, { error: 'Use at most 50 characters.' })),
});

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

/** In ppm: what the introduction works its example with. */
const usualRate = 300_000;

export function IntroductionPanel({ sample, currency, onBack, onChoose }: PanelProps) {
  const { price, earned, kept } = exampleOf(sample, { calculation: 'percentage', rate: usualRate }, currency);
  return (
    <Form
      label="Commission"
      schema={z.object({})}
      defaultValues={{}}
      onSubmit={() => onChoose({ step: 'introduction' })}
    >
      <Text>
        The commission is what a vendor receives for each item that is sold; the rest is yours. The next steps
        set the rule for the whole shop. Later a vendor, a product type or a single item may have a rate of
        its own, and the more particular rate wins.
      </Text>
      <WorkedExample isOwn={sample.isOwn}>
        <p key={`${price} ${sample.title} ${earned} ${kept}`}>
          A customer pays {price} for ‘{sample.title}’. At 30% the vendor earns {earned}, and {kept} stays
          with you.
        </p>
      </WorkedExample>
      <StepActions label="Next" onBack={onBack} />
    </Form>
  );
}
