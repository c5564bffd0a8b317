import { answerOf } from '@consignment/client/answer';
import type { Sample } from '@consignment/components/screens/merchant/onboarding/OnboardingScreen';
import { soldSample } from '@consignment/domain/shop/sold-sample';
import { client } from '../api.ts';

/** A product of the shop's last orders to work examples with. */
export async function askOrders(signal: AbortSignal): Promise<{ sample: Sample | null; hasOrders: boolean }> {
  const { count, results } = await answerOf(
    client.GET('/vendors/commissions/', { params: { query: { page_size: 50 } }, signal }),
  );
  const sold = soldSample(results);
  if (sold === null) return { sample: null, hasOrders: count > 0 };
  const params = { path: { id: sold.vendor } };
  const { name } = await answerOf(client.GET('/vendors/{id}/', { params, signal }));
  return { sample: { ...sold, isOwn: true, vendor: name }, hasOrders: true };
}
