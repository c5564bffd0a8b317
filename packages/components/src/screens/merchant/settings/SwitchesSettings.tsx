import {
  vendorProductColumns,
  type ShopSwitches,
  type VendorProductColumn,
} from '@consignment/domain/shop-switches';
import { Card } from '../../../primitives/Card.tsx';
import type { Outcome } from '../../../primitives/outcome.ts';
import { Stack } from '../../../primitives/Stack.tsx';
import { Switch } from '../../../primitives/Switch.tsx';
import { Text } from '../../../primitives/Text.tsx';
import { columnWords, switchGroups, switchWords } from './shop-switch-words.ts';

type Props = {
  switches: ShopSwitches;
  /** One of them, which is saved at once. */
  onSave: (change: Partial<ShopSwitches>) => Promise<Outcome>;
};

/** What shops choose to have otherwise than others (spec operations §6): each saved alone, as it is pressed. */
export function SwitchesSettings({ switches, onSave }: Props) {
  const columns = switches.vendorProductsTabColumns;
  return (
    <Stack space="large">
      {switchGroups.map(({ title, names }) => (
        <Card key={title} title={title}>
          <Stack space="medium">
            {names.map((name) => (
              <Switch
                key={name}
                label={switchWords[name].label}
                hint={switchWords[name].does}
                isOn={switches[name]}
                onChange={(isOn) => onSave({ [name]: isOn })}
              />
            ))}
          </Stack>
        </Card>
      ))}
      <Card title="Columns of a vendor’s products">
        <Stack space="medium">
          <Text tone="muted">What the Products tab of a vendor’s page shows.</Text>
          {vendorProductColumns.map((column) => (
            <Switch
              key={column}
              label={columnWords[column]}
              isOn={columns.includes(column)}
              onChange={(isOn) => onSave({ vendorProductsTabColumns: changed(columns, column, isOn) })}
            />
          ))}
        </Stack>
      </Card>
    </Stack>
  );
}

/** In the order of all columns, however they were switched on. */
function changed(
  columns: readonly VendorProductColumn[],
  column: VendorProductColumn,
  isOn: boolean,
): VendorProductColumn[] {
  return vendorProductColumns.filter((one) => (one === column ? isOn : columns.includes(one)));
}
