import { isolated } from '@consignment/domain/text/direction';
import { defineTexts } from '@consignment/domain/text/texts';
import { SignInPage } from '../../../parts/signing-in/SignInPage.tsx';
import { Wordmark } from '../../../parts/pages/Wordmark.tsx';
import { Button } from '../../../primitives/actions/Button.tsx';
import { ButtonLink } from '../../../primitives/actions/ButtonLink.tsx';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { Text } from '../../../primitives/text/Text.tsx';

const texts = defineTexts('SwitchShopScreen', {
  title: 'You are logged in to {shop}',
  about: 'This link will log you in to {shop} ({domain}) instead.',
  warning: 'If you didn’t open this link from that shop yourself, stay where you are.',
  stay: 'Stay in {shop}',
  continue: 'Continue to {shop}',
});

type Props = {
  /** The name of the shop that the person is logged in to. */
  present: string;
  /** The shop that the address is signed for. A shop chooses its own name, so its domain is shown as well. */
  other: { name: string; domain: string };
  hrefToStay: string;
  onContinue: () => void;
};

/** For a signed address of another shop than the person's: anyone can make another person open theirs. */
export function SwitchShopScreen({ present, other, hrefToStay, onContinue }: Props) {
  return (
    <SignInPage brand={<Wordmark />} title={texts.title({ shop: present })}>
      <Stack space="medium" align="stretch">
        <Text>{texts.about({ shop: isolated(other.name), domain: other.domain })}</Text>
        <Text>{texts.warning}</Text>
        <Stack space="small" align="stretch">
          <ButtonLink href={hrefToStay} label={texts.stay({ shop: present })} tone="primary" width="full" />
          <Button label={texts.continue({ shop: isolated(other.name) })} width="full" onClick={onContinue} />
        </Stack>
      </Stack>
    </SignInPage>
  );
}
