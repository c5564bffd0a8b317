import type { DraftOffer, Drafts } from '@consignment/components/primitives/draft-context';

type Desk = Omit<Drafts, 'subscribe'>;

let desk: Desk | null = null;
const listeners = new Set<() => void>();

/** Of all forms of the app. What keeps drafts comes later than the page, and only where somebody types. */
export const drafts: Drafts = {
  subscribe: (look) => {
    listeners.add(look);
    return () => {
      listeners.delete(look);
    };
  },
  offerFor: (form): DraftOffer | null => desk?.offerFor(form) ?? null,
  saved: (form) => desk?.saved(form),
  left: (form) => desk?.left(form),
};

export function openDesk(opened: Desk): void {
  desk = opened;
  tellOffers();
}

export function tellOffers(): void {
  for (const look of listeners) look();
}
