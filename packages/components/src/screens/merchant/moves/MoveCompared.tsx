import type { ReactNode } from 'react';
import { Tabs } from '../../../primitives/navigation/Tabs.tsx';
import type { MoveFound } from './move.ts';

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
      label="Differences"
      value={view}
      onSelect={(value) => onView(value === 'payouts' ? 'payouts' : 'causes')}
      tabs={[
        { value: 'causes', label: 'By cause', count: found.groups, href: hrefOfView('causes') },
        { value: 'payouts', label: 'Payouts one by one', count: found.payouts, href: hrefOfView('payouts') },
      ]}
    >
      {children}
    </Tabs>
  );
}
