import { defineTexts } from '@consignment/domain/text/texts';
import { SignInPage } from '../../../parts/signing-in/SignInPage.tsx';
import { Wordmark } from '../../../parts/pages/Wordmark.tsx';
import { ButtonLink } from '../../../primitives/actions/ButtonLink.tsx';
import { sentencesOf, type Problem } from '../../../primitives/feedback/outcome.ts';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { Text } from '../../../primitives/text/Text.tsx';

const texts = defineTexts('InstallRefusedScreen', {
  notAllowed: 'You didn’t give the app access to your shop.',
  title: 'The app was not installed',
  nothingChanged: 'No data was read, and nothing in your shop has changed.',
  installAgain: 'Install again',
});

type Props = {
  /** Null when the owner did not agree. */
  problem: Problem | null;
  hrefOfInstall: string;
};

/** For who comes back from their shop's platform without an installation. */
export function InstallRefusedScreen({ problem, hrefOfInstall }: Props) {
  const sentences = problem === null ? [texts.notAllowed] : sentencesOf(problem);
  return (
    <SignInPage brand={<Wordmark />} title={texts.title}>
      <Stack space="medium" align="stretch">
        {sentences.map((sentence) => (
          <Text key={sentence}>{sentence}</Text>
        ))}
        <Text>{texts.nothingChanged}</Text>
        <ButtonLink href={hrefOfInstall} label={texts.installAgain} tone="primary" width="full" />
      </Stack>
    </SignInPage>
  );
}
