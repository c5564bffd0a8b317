import type { ComparedPayment } from './queries/compared-payments.ts';

/** A vendor as payments name it. */
export type VendorInPayments = {
  readonly vendorId: number;
  readonly name: string;
  readonly paypalEmail: string;
};

type Known = VendorInPayments & { readonly address: string; readonly words: string };

/**
 * Finds the one vendor that a payment went to, by its address at PayPal or by its name; null where none has it, or several do.
 * The shop's own name is in the texts of its payments and names no vendor. The vendors are read once for all payments.
 */
export function vendorPaidBy(
  vendors: readonly VendorInPayments[],
  shopName: string,
): (payment: Pick<ComparedPayment, 'receiver' | 'text'>) => number | null {
  const ownName = wordsOf(shopName);
  const known = vendors.map((vendor): Known => {
    return { ...vendor, address: plain(vendor.paypalEmail), words: wordsOf(vendor.name) };
  });
  const byAddresses = Map.groupBy(known, ({ address }) => address);
  return ({ receiver, text }) => {
    const address = plain(receiver);
    const byAddress = address === '' ? [] : (byAddresses.get(address) ?? []);
    if (isOne(byAddress)) return byAddress[0]?.vendorId ?? null;
    // An address may be made of words, which are no name.
    const said = ` ${wordsOf(receiver.includes('@') ? text : `${receiver} ${text}`)} `;
    const named = (byAddress.length > 0 ? byAddress : known).filter(
      ({ words }) =>
        words !== '' && said.includes(` ${words} `) && (words !== ownName || words === wordsOf(receiver)),
    );
    // 'Anna Berg' names no vendor 'Anna' where there is one of the longer name.
    const longest = named.filter(
      (one) =>
        !named.some(
          (other) =>
            other.vendorId !== one.vendorId &&
            other.name.length > one.name.length &&
            other.words.includes(one.words),
        ),
    );
    return isOne(longest) ? (longest[0]?.vendorId ?? null) : null;
  };
}

function isOne(vendors: readonly VendorInPayments[]): boolean {
  return new Set(vendors.map(({ vendorId }) => vendorId)).size === 1;
}

function plain(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase();
}

/** The words of a text alone, with one space between them. */
function wordsOf(text: string): string {
  return plain(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
