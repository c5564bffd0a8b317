import { shortestCustomerSearch } from '@consignment/domain/shop/customer';
import { defineTexts } from '@consignment/domain/text/texts';
import { forSession } from '../../actions/operation.ts';
import { orderingOf, pageAsk, pageOf, searchOf } from '../../common/page.ts';
import { refuse } from '../../common/problem.ts';
import { customerOrderings, pageOfCustomers } from '../../queries/vendors/customers.ts';
import { customerToWire } from '../../wire/customer.ts';

const texts = defineTexts('SearchCustomers', {
  tooShort:
    '{shortest, plural, one {Type at least # character to search for customers.} other {Type at least # characters to search for customers.}}',
});

export const searchCustomers = forSession<'searchCustomers'>(async ({ query, url, session, read }) => {
  const page = pageAsk(query);
  const search = searchOf(query.search);
  if (search !== null && Array.from(search).length < shortestCustomerSearch) {
    throw refuse(400, 'out_of_range', texts.tooShort({ shortest: shortestCustomerSearch }), {
      pointer: '?search',
    });
  }
  const ordering = orderingOf(query.ordering, customerOrderings, { by: 'first_name', direction: 'asc' });
  const found = await read((tx) => pageOfCustomers(tx, session.shopId, { search, ordering, ...page }));
  return { status: 200, body: pageOf(url, page, { ...found, rows: found.rows.map(customerToWire) }) };
});
