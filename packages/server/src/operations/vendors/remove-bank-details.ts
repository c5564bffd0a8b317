import { changeDetailsOfVendor } from '../../actions/vendors/bank-details.ts';
import { forSession } from '../../actions/operation.ts';

export const removeBankDetails = forSession<'removeBankDetails'>(async (ask) => {
  const { id } = ask.params;
  const { password = '' } = ask.body;
  const body = await changeDetailsOfVendor(ask, id, { details: null, password });
  return { status: 200, body };
});
