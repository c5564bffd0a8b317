import { isolated } from '@consignment/domain/text/direction';
import { SignInPage } from '../../../parts/signing-in/SignInPage.tsx';
import { Wordmark } from '../../../parts/pages/Wordmark.tsx';
import { Button } from '../../../primitives/actions/Button.tsx';
import { ButtonLink } from '../../../primitives/actions/ButtonLink.tsx';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { Text } from '../../../primitives/text/Text.tsx';

type Props = {
  /** The name of the shop that the person is logged in to. */
  present: string;
  /** The shop that the address is signed for. A shop names itself, so its domain stands beside. */
  other: { name: string; domain: string };
  hrefToStay: string;
  onContinue: () => void;
};

/** For a signed address of another shop than the person's: anybody can have one of their own opened by somebody else. */
export function SwitchShopScreen({ present, other, hrefToStay, onContinue }: Props) {
  return (
    <SignInPage brand={<Wordmark />} title={`You are logged in to ${present}`}>
      <Stack space="medium" align="stretch">
        <Text>{`This address signs you in to ${isolated(other.name)} (${other.domain}) instead.`}</Text>
        <Text>If you did not open it from that shop yourself, stay where you are.</Text>
        <Stack space="small" align="stretch">
          <ButtonLink href={hrefToStay} label={`Stay in ${present}`} tone="primary" width="full" />
          <Button label={`Continue to ${isolated(other.name)}`} width="full" onClick={onContinue} />
        </Stack>
      </Stack>
    </SignInPage>
  );
}
