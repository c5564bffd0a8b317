/** Work of one topic, which finds and does due tasks, shop by shop, from its own tables. */
export type ShopWork = {
  readonly name: string;
  readonly dueShops: () => Promise<readonly number[]>;
  readonly run: (shopId: number, signal: AbortSignal) => Promise<void>;
};
