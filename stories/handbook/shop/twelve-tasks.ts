/** The page Twelve tasks, and the flows that carry each out and count its clicks. */
export type Task = {
  readonly task: string;
  readonly begins: string;
  readonly way: string;
  /** Presses of the pointer on a desk and on a phone; typing is not counted. */
  readonly clicks: number;
};

export const twelveTasks = {
  payOne: {
    task: 'Pay one vendor',
    begins: 'Dashboard',
    way: 'Pay Now beside the vendor, then the amount',
    clicks: 2,
  },
  payAll: {
    task: 'Pay all vendors',
    begins: 'Dashboard',
    way: 'Review and pay, the same on the pay run, then Pay with the sum',
    clicks: 3,
  },
  why: {
    task: 'See why an amount is what it is',
    begins: 'Vendors',
    way: 'The vendor, then “Why this amount?” beside the amount',
    clicks: 2,
  },
  rate: {
    task: 'Change a vendor’s rate',
    begins: 'The vendor',
    way: 'Settings, the rate, Save, Apply change',
    clicks: 4,
  },
  fromDate: {
    task: 'Change a vendor’s rate from a date',
    begins: 'The vendor',
    way: 'Settings, the rate, From a date, Save, Apply change',
    clicks: 5,
  },
  brand: {
    task: 'Give the portal your colour',
    begins: 'Settings',
    way: 'Vendor Portal, the colour, Save',
    clicks: 3,
  },
  refund: {
    task: 'Assign a refund that names no items',
    begins: 'Dashboard',
    way: 'Assign refunds, the order, Record what was returned, Save',
    clicks: 4,
  },
  statement: {
    task: 'Issue a statement',
    begins: 'The vendor',
    way: 'Statements, Issue statement, Issue statement',
    clicks: 3,
  },
  bankDetails: {
    task: 'Enter bank details, as a vendor',
    begins: 'Settings of the portal',
    way: 'Add bank details, Save',
    clicks: 2,
  },
  answer: {
    task: 'Answer a question',
    begins: 'Dashboard',
    way: 'Answer, Send answer; with several open questions the question between',
    clicks: 2,
  },
  compare: {
    task: 'Compare the books with an export',
    begins: 'Differences',
    way: 'Browse, Compare',
    clicks: 2,
  },
  inviteAll: {
    task: 'Invite all vendors',
    begins: 'Vendors',
    way: 'Invite all, Invite',
    clicks: 2,
  },
} satisfies Record<string, Task>;
