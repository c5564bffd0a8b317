type SoldLine = {
  readonly title: string;
  /** Of one unit, decimal strings; left out for a person who does not see them. */
  readonly price?: string;
  readonly vendor: number | null;
  readonly variant: {
    readonly cost_per_item?: string | null;
    /** With commas between them. */
    readonly product: { readonly tags: string };
  } | null;
};

/** A product to work examples with, and the id of its vendor. */
type SoldSample = {
  readonly vendor: number;
  readonly title: string;
  readonly tags: string[];
  readonly price: string;
  readonly cost: string | null;
};

/** The first product of these lines that has a vendor and a price; null for none. */
export function soldSample(lines: readonly SoldLine[]): SoldSample | null {
  for (const { title, vendor, variant, price } of lines) {
    if (vendor === null || variant === null || price === undefined || Number(price) <= 0) continue;
    const tags = variant.product.tags.split(',').map((tag) => tag.trim());
    return {
      vendor,
      title,
      tags: tags.filter((tag) => tag !== ''),
      price,
      cost: variant.cost_per_item ?? null,
    };
  }
  return null;
}
