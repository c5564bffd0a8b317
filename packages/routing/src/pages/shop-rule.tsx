import { defineTexts } from '@consignment/domain/text/texts';
import { answerOf, outcomeOf } from '@consignment/client/answer';
import type { SecurityPage } from '@consignment/components/parts/signing-in/SecurityPage';
import type { Client } from '@consignment/client/create-client';
import type { ComponentProps } from 'react';
import { useSave } from '../app/use-save.tsx';

const texts = defineTexts('ShopRule', {
  optional: 'A second factor is no longer required.',
  payers: 'Everyone who can make payments now needs a second factor.',
  everybody: 'Everyone in the shop now needs a second factor.',
});

/** Of whom the shop asks a second factor, and the reset of a person's who has lost them. */
export function useShopRule(client: Client): NonNullable<ComponentProps<typeof SecurityPage>['shopRule']> {
  const save = useSave();
  return {
    onSaveRule: (rule, before) => {
      const set = (to: typeof rule) => answerOf(client.PUT('/security/rule/', { body: { rule: to } }));
      return save(set(rule), texts[rule], () => set(before));
    },
    onReset: (email) => outcomeOf(answerOf(client.POST('/security/reset/', { body: { email } }))),
  };
}
