import { rulePlaces } from '@consignment/domain/commission/dated-rules';
import {
  concernsVendor,
  versionsToShow,
  type ShownVersion,
} from '@consignment/domain/commission/vendor-rules';
import type { Tx } from '../../database/database.ts';
import { titledRules, vendorsOfRules, type TitledRule } from '../../queries/vendors/vendor-rules.ts';

/** The rules with days that each of these vendors is shown on `today`: those that are coming first, and of those that hold the strongest. */
export async function shownRules(
  tx: Tx,
  shopId: number,
  vendorIds: readonly number[],
  today: string,
): Promise<Map<number, ShownVersion<TitledRule>[]>> {
  const rules = await titledRules(tx, shopId);
  if (rules.length === 0) return new Map();
  const byStrength = rules.toSorted((one, other) => placeOf(one) - placeOf(other) || one.id - other.id);
  const vendors = await vendorsOfRules(tx, shopId, { vendorIds }, rules);
  return new Map(
    vendors.map((vendor) => [
      vendor.id,
      versionsToShow(
        byStrength.filter(({ target }) => concernsVendor(target, vendor)),
        today,
      ),
    ]),
  );
}

function placeOf({ target }: TitledRule): number {
  return rulePlaces.indexOf(target.place);
}
