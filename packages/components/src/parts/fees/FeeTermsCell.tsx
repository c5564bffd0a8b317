import type { CurrencyCode } from '@consignment/domain/money/currency';
import { Stack } from '../../primitives/layout/Stack.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { comingText, heldText, type FeeVersions } from './fee-version.ts';

type Props = {
  fee: FeeVersions;
  currency: CurrencyCode;
};

/** The terms of a fee today, in a list of fees. Beneath them is the next change with its day. */
export function FeeTermsCell({ fee, currency }: Props) {
  const held = heldText(fee, currency);
  const coming = comingText(fee, currency);
  return (
    <Stack space="none">
      {held !== null && <span>{held}</span>}
      {coming !== null && (
        <Text as="span" size="small" tone="muted">
          {coming}
        </Text>
      )}
    </Stack>
  );
}
