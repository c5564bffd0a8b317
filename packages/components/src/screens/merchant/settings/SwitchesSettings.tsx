import type { ShopSwitches } from '@consignment/domain/shop/shop-switches';
import { defineTexts } from '@consignment/domain/text/texts';
import { useState } from 'react';
import { Card } from '../../../primitives/layout/Card.tsx';
import { EmptyState } from '../../../primitives/feedback/EmptyState.tsx';
import type { Outcome } from '../../../primitives/feedback/outcome.ts';
import { SearchBox } from '../../../primitives/filters/SearchBox.tsx';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { Toolbar } from '../../../primitives/layout/Toolbar.tsx';
import { columnsWords, countOfSwitches, findSwitches } from './find-switches.ts';
import { ProductColumnSwitches } from './ProductColumnSwitches.tsx';
import { ShopSwitch } from './ShopSwitch.tsx';

const texts = defineTexts('SwitchesSettings', {
  shopSwitches: 'Shop switches',
  searchSwitches: 'Search switches',
  all: '{count, plural, one {# switch} other {# switches}}. Each switch is saved as you turn it on or off.',
  noSwitchMatches: 'No switches match “{search}”.',
  noSwitchMatchesDetail: 'Try another word from its name or description.',
  found: '{count} of {all, plural, one {# switch} other {# switches}}',
});

type Props = {
  switches: ShopSwitches;
  /**
   * One of them, which is saved at once. One that somebody else has switched meanwhile is as this person wants it; a
   * list over theirs is refused with the code `stale`: load `switches` again before such an answer.
   */
  onSave: (change: Partial<ShopSwitches>) => Promise<Outcome>;
};

/** The switches of a shop (spec operations §6): each saved alone, as it is pressed. */
export function SwitchesSettings({ switches, onSave }: Props) {
  const [search, setSearch] = useState('');
  const { groups, hasColumns, count } = findSwitches(search);
  return (
    <Stack space="large">
      <Stack space="xsmall">
        <Toolbar
          label={texts.shopSwitches}
          search={<SearchBox label={texts.searchSwitches} value={search} onSearch={setSearch} isLive />}
        />
        <Text as="div" size="small" tone="muted">
          <output>
            {search.trim() === ''
              ? texts.all({ count: countOfSwitches })
              : texts.found({ count, all: countOfSwitches })}
          </output>
        </Text>
      </Stack>
      {groups.map(({ title, names }) => (
        <Card key={title} title={title}>
          <Stack space="medium">
            {names.map((name) => (
              <ShopSwitch key={name} name={name} isOn={switches[name]} onSave={onSave} />
            ))}
          </Stack>
        </Card>
      ))}
      {/* Not taken away: a notice in it that somebody else has changed them waits for an answer. */}
      <div hidden={!hasColumns}>
        <Card title={columnsWords.title}>
          <ProductColumnSwitches
            columns={switches.vendorProductsTabColumns}
            onSave={(vendorProductsTabColumns) => onSave({ vendorProductsTabColumns })}
          />
        </Card>
      </div>
      {count === 0 && (
        <Card>
          <EmptyState
            title={texts.noSwitchMatches({ search: search.trim() })}
            detail={texts.noSwitchMatchesDetail}
          />
        </Card>
      )}
    </Stack>
  );
}
