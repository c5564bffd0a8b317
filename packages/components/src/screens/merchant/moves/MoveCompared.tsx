import { defineTexts } from '@consignment/domain/text/texts';
import type { ReactNode } from 'react';
import { Tabs } from '../../../primitives/navigation/Tabs.tsx';
import type { MoveFound } from './move.ts';

const texts = defineTexts('MoveCompared', {
  differences: 'Differences',
  byCause: 'By cause',
  payoutsOneByOne: 'Individual payouts',
});

export type ComparedView = 'causes' | 'payouts';

type Props = {
  found: Pick<MoveFound, 'groups' | 'payouts'>;
  view: ComparedView;
  hrefOfView: (view: ComparedView) => string;
  onView: (view: ComparedView) => void;
  /** The panel of the view. */
  children: ReactNode;
};

/** The former app beside the rules here: by the causes of differences, or payout by payout. */
export function MoveCompared({ found, view, hrefOfView, onView, children }: Props) {
  return (
    <Tabs
      label={texts.differences}
      value={view}
      onSelect={(value) => onView(value === 'payouts' ? 'payouts' : 'causes')}
      tabs={[
        { value: 'causes', label: texts.byCause, count: found.groups, href: hrefOfView('causes') },
        { value: 'payouts', label: texts.payoutsOneByOne, count: found.payouts, href: hrefOfView('payouts') },
      ]}
    >
      {children}
    </Tabs>
  );
}
