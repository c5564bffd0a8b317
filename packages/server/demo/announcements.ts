/** The announcements on the dashboard of the demo shop, the oldest first. */
export const demoAnnouncements = [
  {
    title: 'Welcome to the demo shop',
    message:
      'Its orders come from three CSV files, and everything in it may be changed: set a rate, pay a vendor, import orders of your own.',
  },
  {
    title: 'Refunds after a payout',
    message:
      'When goods come back after their vendor was paid, the commission is taken from the next payout. The paid one stays as it was.',
  },
];
