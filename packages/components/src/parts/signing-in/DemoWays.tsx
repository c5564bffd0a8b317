import { defineTexts } from '@consignment/domain/text/texts';
import { ButtonLink } from '../../primitives/actions/ButtonLink.tsx';
import { Heading } from '../../primitives/text/Heading.tsx';
import { Stack } from '../../primitives/layout/Stack.tsx';
import { Text } from '../../primitives/text/Text.tsx';

const texts = defineTexts('DemoWays', {
  tryTheDemoShop: 'Try the demo shop',
  oneClickNoPassword: 'One click, no password.',
  merchant: 'Log in as the shop owner',
  portal: 'Log in as a vendor',
  salesreps: 'Log in as a sales rep',
});

type App = 'merchant' | 'portal' | 'salesreps';

type Props = {
  /** The app of the page, whose way comes first. */
  app: App;
  ways: readonly { app: App; href: string }[];
};

/** The ways into a demo shop, each of one click, as the hint below a SignInForm. In any other shop leave it out. */
export function DemoWays({ app, ways }: Props) {
  const [here, elsewhere] = [ways.filter((way) => way.app === app), ways.filter((way) => way.app !== app)];
  return (
    <Stack space="small">
      <Heading level={2} size="small">
        {texts.tryTheDemoShop}
      </Heading>
      <Text size="small" tone="muted">
        {texts.oneClickNoPassword}
      </Text>
      {[...here, ...elsewhere].map((way) => (
        <ButtonLink key={way.app} href={way.href} label={texts[way.app]} width="full" />
      ))}
    </Stack>
  );
}
