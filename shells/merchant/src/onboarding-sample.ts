import { answerOf } from '@consignment/client/answer';
import type { Sample } from '@consignment/components/screens/merchant/onboarding/OnboardingScreen';
import { client } from './api.ts';

/** A product of the shop's last orders to work examples with. */
export async function askOrders(signal: AbortSignal): Promise<{ sample: Sample | null; hasOrders: boolean }> {
  const { count, results } = await answerOf(
    client.GET('/vendors/commissions/', { params: { query: { page_size: 50 } }, signal }),
  );
  const line = results.find(
    ({ vendor, variant, price }) => vendor !== null && variant !== null && Number(price) > 0,
  );
  if (line?.vendor == null || line.variant === null || line.price === undefined) {
    return { sample: null, hasOrders: count > 0 };
  }
  const { name } = await answerOf(
    client.GET('/vendors/{id}/', { params: { path: { id: line.vendor } }, signal }),
  );
  const tags = line.variant.product.tags.split(',').map((tag) => tag.trim());
  const sample: Sample = {
    isOwn: true,
    title: line.title,
    vendor: name,
    tags: tags.filter((tag) => tag !== ''),
    price: line.price,
    cost: line.variant.cost_per_item ?? null,
  };
  return { sample, hasOrders: true };
}
