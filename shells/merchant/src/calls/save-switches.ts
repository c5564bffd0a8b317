import { answerOf, type Done } from '@consignment/client/answer';
import type { ShopSwitches } from '@consignment/domain/shop/shop-switches';
import { useSave } from '@consignment/routing/app/use-save';
import { client } from '../api.ts';

/** Saves a switch. `seen` has what the person sees: a list over another person's is refused with `stale`. */
export function useSaveSwitches(
  askAppAgain: () => void,
): (change: Partial<ShopSwitches>, seen: ShopSwitches) => Promise<Done> {
  const save = useSave();
  return ({ vendorProductsTabColumns: columns, ...flags }, seen) => {
    // Every page follows them.
    askAppAgain();
    const list = {
      vendorProductsTabColumns: [...(columns ?? [])],
      expected_columns: [...seen.vendorProductsTabColumns],
    };
    const body = columns === undefined ? flags : { ...flags, ...list };
    return save(answerOf(client.PUT('/settings/switches/', { body })));
  };
}
