import type { CurrencyCode } from '@consignment/domain/money/currency';
import { placeText } from '@consignment/domain/commission/rule-text';
import { defineTexts } from '@consignment/domain/text/texts';
import { Badge } from '../../../primitives/text/Badge.tsx';
import type { DataColumn } from '../../../primitives/tables/data-table.ts';
import { Link } from '../../../primitives/navigation/Link.tsx';
import { ruleDaysText, ruleValueText, targetText, type ListedRule, ruleStateBadge } from './rule.ts';

const texts = defineTexts('RuleColumns', {
  for: 'For',
  place: 'Applies to',
  earns: 'Earns',
  days: 'Days',
  changeSetting: 'Change the setting',
  state: 'State',
});

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
      header: texts.for,
      cell: (rule) => <bdi>{targetText(rule)}</bdi>,
      isRowHeader: true,
      width: 'wide',
    },
    { id: 'place', header: texts.place, cell: ({ place }) => placeText[place] },
    { id: 'value', header: texts.earns, cell: (rule) => ruleValueText(rule, books), width: 'wide' },
    {
      id: 'days',
      header: texts.days,
      width: 'narrow',
      cell: (rule) => {
        if (rule.id !== null) return ruleDaysText(rule);
        const href = hrefOfSetting(rule);
        return href === null ? (
          ruleDaysText(rule)
        ) : (
          <Link href={href} label={texts.changeSetting} tone="quiet" />
        );
      },
    },
    {
      id: 'state',
      header: texts.state,
      cell: ({ state }) => <Badge {...ruleStateBadge(state)} />,
      width: 'narrow',
      isFixed: true,
    },
  ];
}
