import { checkBankDetails, type BankDetailsFault } from '../../actions/vendors/bank-details-check.ts';
import { changeDetailsOfVendor } from '../../actions/vendors/bank-details.ts';
import { forSession } from '../../actions/operation.ts';
import { Refusal } from '../../common/problem.ts';
import { shopOf } from '../../queries/shops/shops.ts';

export const updateBankDetails = forSession<'updateBankDetails'>(async (ask) => {
  const { password = '', ...typed } = ask.body;
  const { currency } = await ask.read((tx) => shopOf(tx, ask.session.shopId));
  const checked = checkBankDetails(typed, currency);
  if (checked.is === 'refused') {
    const [first, ...rest] = checked.faults;
    throw new Refusal(422, 'invalid_value', [errorOf(first), ...rest.map(errorOf)]);
  }
  const { id } = ask.params;
  const body = await changeDetailsOfVendor(ask, id, { details: checked.details, password });
  return { status: 200, body };
});

/** Without the typed text, so that no log and no answer has it. */
function errorOf({ field, why }: BankDetailsFault) {
  return { detail: why, pointer: `/${field}`, code: 'invalid_value' } as const;
}
