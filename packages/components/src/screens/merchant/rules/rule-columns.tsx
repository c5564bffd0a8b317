import type { CurrencyCode } from '@consignment/domain/money/currency';
import { placeText } from '@consignment/domain/commission/rule-text';
import { Badge } from '../../../primitives/text/Badge.tsx';
import type { DataColumn } from '../../../primitives/tables/data-table.ts';
import { Link } from '../../../primitives/navigation/Link.tsx';
import { ruleDaysText, ruleValueText, ruleStateBadges, targetText, type ListedRule } from './rule.ts';

type Of = {
  /** In which amounts are counted. */
  books: CurrencyCode;
  /** Where a setting is changed; null for a person who may not. */
  hrefOfSetting: (rule: ListedRule) => string | null;
};

/** The columns of the rules of a shop. */
export function ruleColumns({ books, hrefOfSetting }: Of): DataColumn<ListedRule>[] {
  return [
    {
      id: 'target',
      header: 'For',
      cell: (rule) => <bdi>{targetText(rule)}</bdi>,
      isRowHeader: true,
      width: 'wide',
    },
    { id: 'place', header: 'Place', cell: ({ place }) => placeText[place] },
    { id: 'value', header: 'Earns', cell: (rule) => ruleValueText(rule, books), width: 'wide' },
    {
      id: 'days',
      header: 'Days',
      width: 'narrow',
      cell: (rule) => {
        if (rule.id !== null) return ruleDaysText(rule);
        const href = hrefOfSetting(rule);
        return href === null ? (
          ruleDaysText(rule)
        ) : (
          <Link href={href} label="Change the setting" tone="quiet" />
        );
      },
    },
    {
      id: 'state',
      header: 'State',
      cell: ({ state }) => <Badge {...ruleStateBadges[state]} />,
      width: 'narrow',
      isFixed: true,
    },
  ];
}
