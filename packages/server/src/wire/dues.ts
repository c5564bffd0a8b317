import type { Dues } from '@consignment/domain/payouts/dues';
import { moneyToWire } from '@consignment/domain/money/money';
import type { components } from '@consignment/client/generated/api';

export function duesToWire(dues: Dues, currency: string): components['schemas']['DueSplit'] {
  return {
    due: moneyToWire(dues.due, currency),
    due_count: dues.dueCount,
    owed_back: moneyToWire(dues.owedBack, currency),
    owed_back_count: dues.owedBackCount,
    owed_back_by: dues.owedBackBy,
  };
}
