/** The announcements on the dashboard of the demo shop, the oldest first. */
export const demoAnnouncements = [
  {
    daysAgo: 23,
    title: 'Refunds after a payout',
    message:
      'When goods come back after their vendor was paid, the commission comes off the next payout. The one already made stays as it is.',
  },
  {
    daysAgo: 9,
    title: 'Ready for the season',
    message:
      'Recent orders wait until they can no longer be returned. They are paid on the 5th of the month after that.',
  },
  {
    daysAgo: 1,
    title: 'Welcome to the demo shop',
    message:
      'It has a year of orders up to yesterday, and you can change anything in it: set a rate, pay a vendor, import orders of your own.',
  },
];
