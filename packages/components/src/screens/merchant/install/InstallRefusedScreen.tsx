import { SignInPage } from '../../../parts/signing-in/SignInPage.tsx';
import { Wordmark } from '../../../parts/pages/Wordmark.tsx';
import { ButtonLink } from '../../../primitives/actions/ButtonLink.tsx';
import { sentencesOf, type Problem } from '../../../primitives/feedback/outcome.ts';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { Text } from '../../../primitives/text/Text.tsx';

type Props = {
  /** Null when the owner did not agree. */
  problem: Problem | null;
  hrefOfInstall: string;
};

/** For who comes back from their shop's platform without an installation. */
export function InstallRefusedScreen({ problem, hrefOfInstall }: Props) {
  const sentences =
    problem === null ? ['You did not give the app access to your shop.'] : sentencesOf(problem);
  return (
    <SignInPage brand={<Wordmark />} title="The app was not installed">
      <Stack space="medium" align="stretch">
        {sentences.map((sentence) => (
          <Text key={sentence}>{sentence}</Text>
        ))}
        <Text>Nothing was read, and nothing in your shop has changed.</Text>
        <ButtonLink href={hrefOfInstall} label="Install again" tone="primary" width="full" />
      </Stack>
    </SignInPage>
  );
}
