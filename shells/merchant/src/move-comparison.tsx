import { MoveCompared, type ComparedView } from '@consignment/components/screens/merchant/moves/MoveCompared';
import { MoveDifferences } from '@consignment/components/screens/merchant/moves/MoveDifferences';
import { MoveLines } from '@consignment/components/screens/merchant/moves/MoveLines';
import { MovePayouts } from '@consignment/components/screens/merchant/moves/MovePayouts';
import type { MoveScreen } from '@consignment/components/screens/merchant/moves/MoveScreen';
import { differencesTitle } from '@consignment/domain/moves/moving-cause-text';
import { useListQuery } from '@consignment/routing/lists/use-list-query';
import { useRegion } from '@consignment/routing/app/use-region';
import type { ComponentProps } from 'react';
import { useNavigate } from 'react-router-dom';
import { groupsOfPage, hrefOfStep, pageSize, type Asked } from './calls/ask-move.ts';
import { movePayoutsCodec } from './lists/move-codec.ts';
import { hrefOfRate } from './filled-in-rule.ts';
import { may } from './may.ts';
import { paths } from './paths.ts';

type Props = {
  move: ComponentProps<typeof MoveScreen>['move'];
  compared: Extract<Asked, { step: 'differences' }>['compared'];
  pages: { page: number; hrefOfPage: (page: number) => string };
  onAnswer: ComponentProps<typeof MoveDifferences>['onAnswer'];
};

/** The step of the differences: by cause, payout by payout, or the lines of one of either. */
export function MoveComparison({ move, compared, pages, onAnswer }: Props) {
  const region = useRegion();
  const navigate = useNavigate();
  const controls = { ...useListQuery(movePayoutsCodec), pageSize };
  if (compared.is === 'lines') {
    const { group, lines } = compared;
    const first = lines.is === 'ready' ? lines.value.results[0] : undefined;
    return (
      <MoveLines
        title={differencesTitle(group === null ? 'payout' : 'cause', first)}
        lines={region.list(lines)}
        {...pages}
        pageSize={pageSize}
        hrefOfGroups={hrefOfView(group === null ? 'payouts' : 'causes')}
        currency={move.currency}
      />
    );
  }
  return (
    <MoveCompared
      found={{ groups: move.found?.groups ?? 0, payouts: move.found?.payouts ?? 0 }}
      view={compared.is}
      hrefOfView={hrefOfView}
      onView={(view) => void navigate(hrefOfView(view), { preventScrollReset: true })}
    >
      {compared.is === 'payouts' ? (
        <MovePayouts
          payouts={region.list(compared.payouts)}
          controls={controls}
          currency={move.currency}
          hrefOfLines={hrefOfPayoutLines}
          hrefOfPayout={paths.payout}
        />
      ) : (
        <MoveDifferences
          groups={region.list(compared.groups)}
          unanswered={move.found?.unanswered_groups ?? 0}
          {...pages}
          pageSize={groupsOfPage}
          currency={move.currency}
          hrefOfNext={hrefOfStep('balances')}
          hrefOfLines={(group) => hrefOfStep('differences', { group: String(group) })}
          hrefOfRate={may('saveRules') ? hrefOfRate : null}
          onAnswer={onAnswer}
        />
      )}
    </MoveCompared>
  );
}

function hrefOfView(view: ComparedView): string {
  return hrefOfStep('differences', view === 'payouts' ? { view } : {});
}

// Kept the same: a new one draws every row again.
function hrefOfPayoutLines(payout: number): string {
  return hrefOfStep('differences', { payout: String(payout) });
}
