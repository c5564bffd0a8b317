import { payRunStandingText } from '@consignment/domain/pay-runs/pay-run';
import { defineTexts } from '@consignment/domain/text/texts';
import { Badge } from '../../../primitives/text/Badge.tsx';
import { runTone, waitsForSecond, type ListedPayRun } from './pay-run.ts';

const texts = defineTexts('PayRunStateBadge', {
  needsSecond: 'Needs a second approval',
});

type Props = {
  run: Pick<ListedPayRun, 'state' | 'needs_second' | 'approvals' | 'count' | 'paid' | 'to_send'>;
};

/** The state of a pay run, in a list or beside its title. Its steps are PayRunSteps. */
export function PayRunStateBadge({ run }: Props) {
  if (waitsForSecond(run)) return <Badge tone="caution" label={texts.needsSecond} />;
  const { state, count, paid, to_send: toSend } = run;
  const label = payRunStandingText({ state, count, paid: paid.count, toSend: toSend.count });
  return <Badge tone={toSend.count > 0 ? 'caution' : runTone[state]} label={label} />;
}
