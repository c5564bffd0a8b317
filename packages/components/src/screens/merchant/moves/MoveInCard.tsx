import { defineTexts } from '@consignment/domain/text/texts';
import { ButtonLink } from '../../../primitives/actions/ButtonLink.tsx';
import { Card } from '../../../primitives/layout/Card.tsx';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { Text } from '../../../primitives/text/Text.tsx';

const texts = defineTexts('MoveInCard', {
  title: 'Moving from another app?',
  detail:
    'Bring over the payouts that your previous app made to your vendors. Each payout is recalculated from your orders, and differences are explained to the cent. Nothing is recorded until you’ve reviewed it, and no money is sent.',
  moveIn: 'Move in',
});

/** The way to moving in, where a shop that comes from another app would look for it. */
export function MoveInCard({ href }: { href: string }) {
  return (
    <Card title={texts.title}>
      <Stack space="medium" align="start">
        <Text>{texts.detail}</Text>
        <ButtonLink href={href} label={texts.moveIn} />
      </Stack>
    </Card>
  );
}
