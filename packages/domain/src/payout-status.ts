/** `recorded` was paid by the shop itself, `sent` through a provider; `deleted` was taken back. */
export type PayoutStatus = 'recorded' | 'sent' | 'deleted';

export type PayoutDeletion = { readonly is: 'allowed' } | { readonly is: 'refused'; readonly why: string };

/** May a payout be deleted? Money that a provider has sent must never become payable again (commission rules §7). */
export const payoutDeletion: Readonly<Record<PayoutStatus, PayoutDeletion>> = {
  recorded: { is: 'allowed' },
  sent: {
    is: 'refused',
    why: 'The money of this payout has been sent, so it cannot be deleted. Add a custom item to correct it.',
  },
  deleted: { is: 'refused', why: 'This payout was deleted already.' },
};
