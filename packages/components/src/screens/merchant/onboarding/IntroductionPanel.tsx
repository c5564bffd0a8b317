import * as z from 'zod/mini';
import { Form } from '../../../primitives/forms/Form.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import type { PanelProps } from './onboarding.ts';
import { usualRate } from './percentage-words.ts';
import { exampleOf } from './sample.ts';
import { StepActions } from './StepActions.tsx';
import { WorkedExample } from './WorkedExample.tsx';

/** Explains a commission before the panels that set it. */
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
