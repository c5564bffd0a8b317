import { ButtonLink } from '../../../primitives/actions/ButtonLink.tsx';
import { Card } from '../../../primitives/layout/Card.tsx';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { Text } from '../../../primitives/text/Text.tsx';

/** The way to moving in, where a shop that comes from another app would look for it. */
export function MoveInCard({ href }: { href: string }) {
  return (
    <Card title="Coming from another app?">
      <Stack space="medium" align="start">
        <Text>
          Bring along what it has paid your vendors. Each old payout is recalculated from your orders,
          differences are explained to the cent, and nothing is booked before you have reviewed it. No money
          is sent.
        </Text>
        <ButtonLink href={href} label="Move in" />
      </Stack>
    </Card>
  );
}
