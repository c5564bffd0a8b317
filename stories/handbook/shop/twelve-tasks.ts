/** The page Twelve tasks, and the flows that carry each out and count its clicks. */
export type Task = {
  readonly task: string;
  readonly begins: string;
  readonly way: string;
  /** Presses of the pointer; typing is not counted. A phone opens the menu first where a way begins in it. */
  readonly clicks: { readonly desk: number; readonly phone: number };
};

const same = (clicks: number) => ({ desk: clicks, phone: clicks });

export const twelveTasks = {
  payOne: {
    task: 'Pay one vendor',
    begins: 'Dashboard',
    way: 'Pay Now beside the vendor, then the amount',
    clicks: same(2),
  },
  payAll: {
    task: 'Pay all vendors',
    begins: 'Dashboard',
    way: 'Review and pay, Review and approve, Approve',
    clicks: same(3),
  },
  why: {
    task: 'See why an amount is what it is',
    begins: 'Vendors',
    way: 'The vendor, then “Why this amount?” beside the amount',
    clicks: same(2),
  },
  rate: {
    task: 'Change a vendor’s rate',
    begins: 'The vendor',
    way: 'Settings, the rate, Save, Apply change',
    clicks: same(4),
  },
  brand: {
    task: 'Give the portal your colour',
    begins: 'Settings',
    way: 'Vendor Portal, the colour, Save',
    clicks: same(3),
  },
  refund: {
    task: 'Assign a refund that names no items',
    begins: 'Dashboard',
    way: 'Assign refunds, the order, Say what came back, Save',
    clicks: same(4),
  },
  answer: {
    task: 'Answer a question',
    begins: 'Dashboard',
    way: 'Answer, Send answer; with several open questions the question between',
    clicks: same(2),
  },
  inviteAll: {
    task: 'Invite all vendors',
    begins: 'Vendors',
    way: 'Invite all, Invite',
    clicks: same(2),
  },
} satisfies Record<string, Task>;
