import type { ShopSwitches } from '@consignment/domain/shop/shop-switches';
import { Switch } from '../../../primitives/fields/Switch.tsx';
import type { Outcome } from '../../../primitives/feedback/outcome.ts';
import { switchEffects, switchNames, type FlagName } from './shop-switch-words.ts';

type Props = {
  name: FlagName;
  isOn: boolean;
  onSave: (change: Partial<ShopSwitches>) => Promise<Outcome>;
};

/** One switch of a shop with its words, saved as it is pressed. */
export function ShopSwitch({ name, isOn, onSave }: Props) {
  return (
    <Switch
      label={switchNames[name]}
      hint={switchEffects[name]}
      isOn={isOn}
      onChange={(on) => onSave({ [name]: on })}
    />
  );
}
