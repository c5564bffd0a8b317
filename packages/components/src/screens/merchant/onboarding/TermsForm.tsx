import { defineTexts } from '@consignment/domain/text/texts';
import { useState } from 'react';
import * as z from 'zod/mini';
import { Checkbox } from '../../../primitives/fields/Checkbox.tsx';
import { Form } from '../../../primitives/forms/Form.tsx';
import { Link } from '../../../primitives/navigation/Link.tsx';
import type { Outcome } from '../../../primitives/feedback/outcome.ts';
import { Text } from '../../../primitives/text/Text.tsx';
import { TextWithElements } from '../../../primitives/text/TextWithElements.tsx';
import { StepActions } from './StepActions.tsx';

const texts = defineTexts('TermsForm', {
  form: 'Terms',
  termsOfService: 'terms of service',
  privacyPolicy: 'privacy policy',
  agree: 'I have read the terms of service and agree to them.',
  notTicked: 'Tick the box first.',
  read: 'Please read the {termsOfService} and the {privacyPolicy}.',
  missing: 'Tick this box to continue.',
});

const schema = z.object({
  isAgreed: z.boolean().check(z.refine((is) => is, { error: () => texts.missing })),
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
    <Form label={texts.form} schema={schema} defaultValues={{ isAgreed: false }} onSubmit={onAgree}>
      <Text>
        <TextWithElements
          text={texts.read}
          elements={{
            termsOfService: <Link href={hrefOfTerms} label={texts.termsOfService} isExternal />,
            privacyPolicy: <Link href={hrefOfPrivacy} label={texts.privacyPolicy} isExternal />,
          }}
        />
      </Text>
      <Checkbox name="isAgreed" label={texts.agree} isRequired onChange={setIsTicked} />
      <StepActions label="getStarted" waitsFor={isTicked ? null : texts.notTicked} onBack={null} />
    </Form>
  );
}
