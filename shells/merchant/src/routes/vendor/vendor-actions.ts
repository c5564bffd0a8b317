import { answerOf, knownOf, outcomeOf, settled } from '@consignment/client/answer';
import type { VendorSettingsTab } from '@consignment/components/screens/merchant/vendors/settings/VendorSettingsTab';
import { defineTexts } from '@consignment/domain/text/texts';
import type { useSave } from '@consignment/routing/app/use-save';
import type { ComponentProps } from 'react';
import { client } from '../../api.ts';
import { searchVendors } from '../../calls/search-vendors.ts';

const texts = defineTexts('VendorActions', {
  metafieldsChanged: 'The metafields were changed.',
  added: '{n, plural, one {# customer was added.} other {# customers were added.}}',
  removed: '{n, plural, one {# customer was removed.} other {# customers were removed.}}',
  addedAndRemoved:
    '{added, plural, one {# customer was added} other {# customers were added}}, and {removed, plural, one {# was removed} other {# were removed}}.',
});

type VendorActions = Omit<ComponentProps<typeof VendorSettingsTab>['actions'], 'mail' | 'invitedAt'>;

/**
 * The calls behind the Actions panel of a vendor's settings; `save` loads the page's data again, `leadTo` opens the
 * page of another vendor.
 */
export function vendorActions(
  vendorId: number,
  save: ReturnType<typeof useSave>,
  leadTo: (vendorId: number) => unknown,
): VendorActions {
  const params = { path: { id: vendorId } };
  return {
    onInvite: async () => {
      const query = { vendor_id: vendorId };
      const asked = await settled(answerOf(client.GET('/vendors/invite', { params: { query } })));
      return asked.is === 'ready'
        ? { is: 'done', mail: asked.value.mail }
        : { is: 'refused', problem: asked.problem };
    },
    onAskCustomers: () => settled(customersOf(vendorId)),
    onSearchCustomers: async (search, signal) => {
      const query = { search, ordering: 'first_name', page_size: 20 } as const;
      const found = await settled(answerOf(client.GET('/customers/', { params: { query }, signal })));
      return found.is === 'ready' ? { is: 'found', options: found.value.results } : found;
    },
    onSaveCustomers: ({ added, removed }) =>
      save(changeCustomers(vendorId, { added, removed }), customersNews(added.length, removed.length), () =>
        changeCustomers(vendorId, { added: removed, removed: added }),
      ),
    onAskMetafields: async () => {
      const asked = await settled(answerOf(client.GET('/vendors/{id}/metafields/', { params })));
      return asked.is === 'ready' ? { is: 'ready', value: asked.value.results } : asked;
    },
    onSearchVendors: searchVendors,
    onAskMerge: (into) =>
      settled(answerOf(client.GET('/vendors/{id}/merge/', { params: { ...params, query: { into } } }))),
    onMerge: async ({ into, due_after, paid_after }) => {
      const body = { into: into.id, expected: { due_after, paid_after } };
      const outcome = await outcomeOf(answerOf(client.POST('/vendors/{id}/merge/', { params, body })));
      if (outcome.is === 'done') await leadTo(into.id);
      return knownOf(outcome);
    },
    onSaveMetafields: (metafields, seen) => {
      const plain = (fields: readonly { key: string; value: string }[]) =>
        fields.map(({ key, value }) => ({ key, value }));
      const post = (body: { metafields: typeof metafields; expected: ReturnType<typeof plain> }) =>
        answerOf(client.POST('/vendors/{id}/metafields/', { params, body }));
      const expected = plain(seen);
      return save(post({ metafields, expected }), texts.metafieldsChanged, () =>
        post({ metafields: expected, expected: plain(metafields) }),
      );
    },
  };
}

type CustomersChange = Parameters<VendorActions['onSaveCustomers']>[0];

async function changeCustomers(vendorId: number, { added, removed }: CustomersChange): Promise<void> {
  // The vendor may have added customers in the portal since these were shown.
  const now = (await customersOf(vendorId)).map(({ id }) => id);
  const kept = now.filter((id) => !removed.includes(id));
  const body = { customers: [...new Set([...kept, ...added])] };
  await answerOf(client.POST('/vendors/{id}/customers/', { params: { path: { id: vendorId } }, body }));
}

function customersNews(added: number, removed: number): string {
  if (removed === 0) return texts.added({ n: added });
  return added === 0 ? texts.removed({ n: removed }) : texts.addedAndRemoved({ added, removed });
}

const largestPage = 1000;

/** All of them, page by page: a save contains the whole set. */
async function customersOf(vendorId: number) {
  const all: { id: number; first_name: string; last_name: string; email: string }[] = [];
  for (let page = 1; ; page += 1) {
    const query = { page, page_size: largestPage, ordering: 'customer__first_name' } as const;
    const params = { path: { id: vendorId }, query };
    const { results, next } = await answerOf(client.GET('/vendors/{id}/customers/', { params }));
    for (const one of results) {
      all.push({
        id: one.customer_id,
        first_name: one.customer__first_name,
        last_name: one.customer__last_name,
        email: one.customer__email,
      });
    }
    if (next === null) return all;
  }
}
