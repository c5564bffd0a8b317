import { defaultTagPrefix, vendorNameOf, type TrackingType } from '@consignment/domain/shop/vendor-tracking';
import { isolated } from '@consignment/domain/text/direction';
import { defineTexts } from '@consignment/domain/text/texts';
import { useState } from 'react';
import * as z from 'zod/mini';
import { RadioCards } from '../../../primitives/fields/RadioCards.tsx';
import { TextField } from '../../../primitives/fields/TextField.tsx';
import { Form } from '../../../primitives/forms/Form.tsx';
import type { PanelProps } from './onboarding.ts';
import type { Sample } from './sample.ts';
import { StepActions } from './StepActions.tsx';
import { WorkedExample } from './WorkedExample.tsx';

const texts = defineTexts('TrackingPanel', {
  form: 'Vendors',
  title: 'How are products matched to vendors?',
  vendorName: 'Vendor Name',
  vendorNameDetail: 'The product’s vendor field.',
  productTag: 'Product Tag',
  productTagDetail: 'A product tag that begins with your prefix.',
  tagPrefix: 'Tag prefix',
  prefixHint: 'Leave empty to use {prefix}.',
  newVendors: 'New vendors are added automatically.',
  notChosen: 'Choose one of the two options first.',
  tagsMissed:
    '“{title}” has {count, plural, one {the tag} other {the tags}} {tags}. No tag begins with “{prefix}”, so the product would have no vendor.',
  tagsFound:
    '“{title}” has {count, plural, one {the tag} other {the tags}} {tags}, so the product’s vendor is {vendor}.',
  missing: 'Choose how vendors are identified.',
  prefixTooLong: 'Use at most 50 characters.',
  fieldFound: 'The vendor field of “{title}” says “{field}”, so the product’s vendor is {vendor}.',
  fieldMissed: 'The vendor field of “{title}” is empty, so the product would have no vendor.',
  noTags: '“{title}” has no tags, so it would have no vendor.',
});

const trackingTypes = z.enum(['Vendor Name', 'Product Tag'], { error: () => texts.missing });

const trackingSchema = z.object({
  tracking: z.pipe(z.string(), trackingTypes),
  prefix: z.string().check(z.trim(), z.maxLength(50, { error: () => texts.prefixTooLong })),
});

/** Whether a product names its vendor in its vendor field or by a tag. */
export function TrackingPanel({ saved, isAnswered, sample, onBack, onChoose }: PanelProps) {
  const [tracking, setTracking] = useState<TrackingType | null>(isAnswered ? saved.tracking : null);
  const [prefix, setPrefix] = useState(saved.prefix);
  return (
    <Form
      label={texts.form}
      schema={trackingSchema}
      defaultValues={{ tracking: tracking ?? '', prefix: saved.prefix }}
      onSubmit={(values) => onChoose({ step: 'tracking', ...values })}
    >
      <RadioCards
        name="tracking"
        label={texts.title}
        choices={[
          { value: 'Vendor Name', label: texts.vendorName, detail: texts.vendorNameDetail },
          {
            value: 'Product Tag',
            label: texts.productTag,
            detail: texts.productTagDetail,
          },
        ]}
        onChange={(value) => setTracking(trackingTypes.options.find((one) => one === value) ?? null)}
      />
      {tracking === 'Product Tag' && (
        <TextField
          name="prefix"
          label={texts.tagPrefix}
          placeholder={defaultTagPrefix}
          hint={texts.prefixHint({ prefix: defaultTagPrefix })}
          autoComplete="off"
          isOptional
          onChange={setPrefix}
        />
      )}
      <WorkedExample isOwn={sample.isOwn}>
        <p>{trackingInWords(sample, tracking ?? saved.tracking, prefix)}</p>
        <p>{texts.newVendors}</p>
      </WorkedExample>
      <StepActions label="continue" waitsFor={tracking === null ? texts.notChosen : null} onBack={onBack} />
    </Form>
  );
}

function trackingInWords({ title, vendor, tags }: Sample, tracking: TrackingType, prefix: string): string {
  const found = vendorNameOf({ vendor, tags }, tracking, prefix);
  const product = isolated(title);
  if (tracking === 'Vendor Name') {
    return found === null
      ? texts.fieldMissed({ title: product })
      : texts.fieldFound({ title: product, field: isolated(vendor), vendor: isolated(found.name) });
  }
  if (tags.length === 0) return texts.noTags({ title: product });
  const values = { title: product, count: tags.length, tags: tags.map((tag) => `“${tag}”`).join(', ') };
  return found === null
    ? texts.tagsMissed({ ...values, prefix: prefix.trim() || defaultTagPrefix })
    : texts.tagsFound({ ...values, vendor: isolated(found.name) });
}
