import type { CurrencyCode } from '@consignment/domain/money/currency';
import { moneyFromWire } from '@consignment/domain/money/money';
import { defineTexts } from '@consignment/domain/text/texts';
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
import { TextWithElements } from '../../../primitives/text/TextWithElements.tsx';

const texts = defineTexts('UnnamedRefund', {
  wait: 'Please wait for a response.',
  title: 'Refund without items',
  notKnown: 'We don’t know which items were returned.',
  assign: 'Record what was returned',
  noItem: 'No items were returned',
  saving: 'Saving…',
  undo: 'Undo',
  undoing: 'Undoing…',
  detail:
    'A refund doesn’t say which items were returned. They may be worth up to {amount}. Until you record what was returned, the items in this order are on hold and nothing is taken from any vendor.',
  assigned: 'Someone has recorded what {amount} of the refund was for.',
});

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
 * A refund that names no items: how the returned goods were found, or the way to name them. The refunds of items are OrderRefunds.
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
    busy === 'none' ? ready : busy === which ? { is: 'busy', label } : { is: 'disabled', reason: texts.wait };
  const isOpen = moneyFromWire(refund.to_assign, currency) > 0;
  const isAssigned = moneyFromWire(refund.assigned, currency) > 0;
  if (!isOpen && !isAssigned && refund.found === '') return null;
  return (
    <Card title={texts.title}>
      <Stack space="medium">
        {problem !== null && <RefusalBanner problem={problem} />}
        {refund.found !== '' && <Text>{refund.found}</Text>}
        {isOpen && (
          <Banner
            tone="caution"
            title={texts.notKnown}
            action={
              onAssign !== null && (
                <Inline space="small">
                  <Button label={texts.assign} onClick={() => setIsAssigning(true)} />
                  <Button
                    label={texts.noItem}
                    tone="quiet"
                    state={stateOf('nothing', texts.saving)}
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
              <TextWithElements
                text={texts.detail}
                elements={{ amount: <MoneyText amount={refund.to_assign} currency={currency} /> }}
              />
            </p>
          </Banner>
        )}
        {isAssigned && (
          <Inline space="small" justify="between">
            <Text>
              <TextWithElements
                text={texts.assigned}
                elements={{ amount: <MoneyText amount={refund.assigned} currency={currency} /> }}
              />
            </Text>
            {onReopen !== null && (
              <Button
                label={texts.undo}
                size="small"
                state={stateOf('reopen', texts.undoing)}
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
