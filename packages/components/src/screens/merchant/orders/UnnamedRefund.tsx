import type { CurrencyCode } from '@consignment/domain/money/currency';
import { moneyFromWire } from '@consignment/domain/money/money';
import { useState } from 'react';
import { ready, type ActionState } from '../../../primitives/actions/action-state.ts';
import { Banner } from '../../../primitives/feedback/Banner.tsx';
import { Button } from '../../../primitives/actions/Button.tsx';
import { Card } from '../../../primitives/layout/Card.tsx';
import { Inline } from '../../../primitives/layout/Inline.tsx';
import { rejected, type Outcome, type Problem } from '../../../primitives/feedback/outcome.ts';
import { RefusalBanner } from '../../../primitives/feedback/RefusalBanner.tsx';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { MoneyText } from '../../../parts/money/MoneyText.tsx';
import { onUse } from '../../../parts/pages/on-use.tsx';
import type { RefundAssignment, RefundToAssign } from '../../../parts/orders/order-refund.ts';
import type { OrderVendor } from '../../../parts/orders/LineItems.tsx';

const { Component: AssignRefundDialogOnUse } = onUse(
  async () => (await import('./AssignRefundDialog.tsx')).AssignRefundDialog,
);

type Props = {
  /** The name of the order. */
  order: string;
  refund: RefundToAssign;
  vendors: readonly OrderVendor[];
  /** Of the shop's books. */
  currency: CurrencyCode;
  /** Null for a person who may not. */
  onAssign: ((assignment: RefundAssignment) => Promise<Outcome>) | null;
  /** Takes that back; null for a person who may not. */
  onReopen: (() => Promise<Outcome>) | null;
};

/**
 * A refund that names no items: how it was found what came back, or the way to say so. The refunds of items are OrderRefunds.
 */
export function UnnamedRefund({ order, refund, vendors, currency, onAssign, onReopen }: Props) {
  const [isAssigning, setIsAssigning] = useState(false);
  const [busy, setBusy] = useState<'none' | 'nothing' | 'reopen'>('none');
  const [problem, setProblem] = useState<Problem | null>(null);
  const act = async (which: 'nothing' | 'reopen', work: () => Promise<Outcome>) => {
    setBusy(which);
    setProblem(null);
    const outcome = await work().catch(rejected);
    setBusy('none');
    if (outcome.is === 'refused') setProblem(outcome.problem);
  };
  const stateOf = (which: 'nothing' | 'reopen', label: string): ActionState =>
    busy === 'none'
      ? ready
      : busy === which
        ? { is: 'busy', label }
        : { is: 'disabled', reason: 'Wait for the answer.' };
  const isOpen = moneyFromWire(refund.to_assign, currency) > 0;
  const isAssigned = moneyFromWire(refund.assigned, currency) > 0;
  if (!isOpen && !isAssigned && refund.found === '') return null;
  return (
    <Card title="Refund without items">
      <Stack space="medium">
        {problem !== null && <RefusalBanner problem={problem} />}
        {refund.found !== '' && <Text>{refund.found}</Text>}
        {isOpen && (
          <Banner
            tone="caution"
            title="It is not known what came back"
            action={
              onAssign !== null && (
                <Inline space="small">
                  <Button label="Say what came back" onClick={() => setIsAssigning(true)} />
                  <Button
                    label="No item came back"
                    tone="quiet"
                    state={stateOf('nothing', 'Saving…')}
                    onClick={() =>
                      void act('nothing', () =>
                        onAssign({ amount: refund.to_assign, lines: [], beside: refund.to_assign }),
                      )
                    }
                  />
                </Inline>
              )
            }
          >
            <p>
              A refund names no items: up to <MoneyText amount={refund.to_assign} currency={currency} /> came
              back. The items of this order wait, and nothing is taken from a vendor before you say what came
              back.
            </p>
          </Banner>
        )}
        {isAssigned && (
          <Inline space="small" justify="between">
            <Text>
              A person said what came back for <MoneyText amount={refund.assigned} currency={currency} />.
            </Text>
            {onReopen !== null && (
              <Button
                label="Undo"
                size="small"
                state={stateOf('reopen', 'Undoing…')}
                onClick={() => void act('reopen', onReopen)}
              />
            )}
          </Inline>
        )}
      </Stack>
      {isAssigning && onAssign !== null && (
        <AssignRefundDialogOnUse
          order={order}
          refund={refund}
          vendors={vendors}
          currency={currency}
          onAssign={onAssign}
          onClose={() => setIsAssigning(false)}
        />
      )}
    </Card>
  );
}
