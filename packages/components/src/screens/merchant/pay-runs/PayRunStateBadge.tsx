import { payRunStateText } from '@consignment/domain/pay-run';
import { Badge } from '../../../primitives/Badge.tsx';
import { runTone, waitsForSecond, type ListedPayRun } from './pay-run.ts';

type Props = { run: Pick<ListedPayRun, 'state' | 'needs_second' | 'approvals'> };

/** Where a pay run stands, in a list or beside its title. The steps of one are PayRunSteps. */
export function PayRunStateBadge({ run }: Props) {
  if (waitsForSecond(run)) return <Badge tone="caution" label="Needs a second person" />;
  return <Badge tone={runTone[run.state]} label={payRunStateText(run.state)} />;
}
