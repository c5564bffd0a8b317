/** The announcements on the dashboard of the demo shop, the oldest first. */
export const demoAnnouncements = [
  {
    daysAgo: 23,
    title: 'Refunds after a payout',
    message:
      'When goods come back after their vendor was paid, the commission is taken from the next payout. The paid one stays as it was.',
  },
  {
    daysAgo: 9,
    title: 'Ready for the season',
    message:
      'Orders of the last days wait for their time to be returned: they are paid with the next payday but one, on the 5th of a month.',
  },
  {
    daysAgo: 1,
    title: 'Welcome to the demo shop',
    message:
      'It has a year of orders up to yesterday, and everything in it may be changed: set a rate, pay a vendor, import orders of your own.',
  },
];
