import { useState } from 'react';
import * as z from 'zod/mini';
import { Checkbox } from '../../../primitives/fields/Checkbox.tsx';
import { Form } from '../../../primitives/forms/Form.tsx';
import { Link } from '../../../primitives/navigation/Link.tsx';
import type { Outcome } from '../../../primitives/feedback/outcome.ts';
import { Text } from '../../../primitives/text/Text.tsx';
import { StepActions } from './StepActions.tsx';

const schema = z.object({
  isAgreed: z.boolean().check(z.refine((is) => is, { error: 'Tick this box to go on.' })),
});

type Props = {
  hrefOfTerms: string;
  hrefOfPrivacy: string;
  onAgree: () => Promise<Outcome>;
};

/** The agreement to the terms, which has to be given by a tick (spec foundations §5). */
export function TermsForm({ hrefOfTerms, hrefOfPrivacy, onAgree }: Props) {
  const [isTicked, setIsTicked] = useState(false);
  return (
    <Form label="Terms" schema={schema} defaultValues={{ isAgreed: false }} onSubmit={onAgree}>
      <Text>
        Please read the <Link href={hrefOfTerms} label="terms of service" isExternal /> and the{' '}
        <Link href={hrefOfPrivacy} label="privacy policy" isExternal />.
      </Text>
      <Checkbox
        name="isAgreed"
        label="I have read the terms of service and agree to them."
        isRequired
        onChange={setIsTicked}
      />
      <StepActions label="Get Started" waitsFor={isTicked ? null : 'Tick the box first.'} onBack={null} />
    </Form>
  );
}
