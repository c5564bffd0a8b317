/** Calls that no form in saves.ts sends, with the reason. */
import { movesNotSent } from './move-saves.ts';
import type { NotSent } from './shells.ts';

const ofThreads: readonly NotSent[] = (['merchant', 'portal', 'salesreps'] as const).flatMap((app) => [
  {
    app,
    call: 'POST /questions/files/',
    why: 'A file goes before its message, whose form says that it was refused; one that is not sent goes after a day.',
  },
  {
    app,
    call: 'POST /questions/{id}/reopen/',
    why: 'It types nothing, and a question that is open already is answered as it is.',
  },
]);

const ofReps: readonly NotSent[] = [
  'POST /questions/',
  'POST /questions/{id}/messages/',
  'POST /questions/{id}/settle/',
].map((call) => ({
  app: 'salesreps',
  call,
  why: 'A sales rep sends it, and the cases are those of the person who pays. The portal sends the same from the same part.',
}));

const ofReconciliation: readonly NotSent[] = [
  ['POST /reconciliation/start/', 'A second comparison is refused while one is under way.'],
  ['DELETE /reconciliation/files/{id}/', 'It is asked as the deletion of a payout is.'],
  [
    'POST /reconciliation/differences/{id}/back/',
    'One that is back already is refused, and the list is loaded again.',
  ],
  ['POST /reconciliation/differences/{id}/fetch-order/', 'It needs a platform, which the demo has none of.'],
  [
    'POST /reconciliation/differences/{id}/take-order/',
    'An order that was taken in is refused the second time.',
  ],
  [
    'POST /reconciliation/differences/{id}/cancel-order/',
    'An order that is canceled is refused the second time.',
  ],
].map(([call = '', why = '']): NotSent => ({ app: 'merchant', call, why: `It types nothing. ${why}` }));

const ofVendors: readonly NotSent[] = [
  ['POST /vendors/file/check/', 'It reads a file and writes nothing.'],
  ['POST /vendors/file/', 'A file that is in already adds and fills nothing.'],
  ['POST /vendors/invitations/', 'A vendor whose invitation was sent is mailed nothing again.'],
].map(([call = '', why = '']): NotSent => ({ app: 'merchant', call, why: `It types nothing. ${why}` }));

const ofOrders: readonly NotSent[] = [
  ['POST /orders/{id}/accept-sums/', 'It needs an order whose sums disagree.'],
  ['POST /orders/{id}/assign-refund/', 'It needs a refund of unknown size.'],
  ['POST /orders/{id}/unassign-refund/', 'It needs a refund that was assigned by hand.'],
].map(([call = '', why = '']): NotSent => ({
  app: 'merchant',
  call,
  why: `${why} The demo has none. A second one is refused, and the order is loaded again.`,
}));

export const notSent: readonly NotSent[] = [
  ...ofOrders,
  ...ofVendors,
  ...ofThreads,
  ...ofReps,
  ...movesNotSent,
  ...ofReconciliation,
  {
    app: 'merchant',
    call: 'POST /settings/portal-css/check/',
    why: 'It keeps nothing and is asked while somebody types; the save answers the same of the same style sheet.',
  },
  {
    app: 'merchant',
    call: 'PATCH /{platform}/shops/confirm-upgrade/',
    why: 'A shop accepts the offer once, and no call takes it back.',
  },
  {
    app: 'merchant',
    call: 'PATCH /{platform}/shops/request-activation/',
    why: 'A shop asks for it once, at a step to which no call leads.',
  },
  {
    app: 'merchant',
    call: 'POST /vendors/payouts/{id}/cancel/',
    why: 'It needs a payout that PayPal holds, one for each case. It is asked as the deletion of a payout is.',
  },
  {
    app: 'merchant',
    call: 'POST /vendors/payouts/{id}/settle/',
    why: 'It needs a payout whose outcome PayPal has not reported for 29 days. It is asked as the deletion of one is.',
  },
  {
    app: 'merchant',
    call: 'POST /{platform}/install/',
    why: 'It leads to the shop’s platform, which the demo has none of. Nothing is typed that could be lost.',
  },
  {
    app: 'merchant',
    call: 'POST /{platform}/install/callback/',
    why: 'The platform leads there with a code that holds once; a failure leads back to the installation.',
  },
  {
    app: 'merchant',
    call: 'POST /vendors/{id}/merge/',
    why: 'It cannot be taken back, and would cost the demo a vendor for each case. It is asked as a payout is deleted.',
  },
  {
    app: 'merchant',
    call: 'PUT /pay-runs/{id}/vendors/{vendor}/',
    why: 'It is chosen from a menu and nothing is typed. A refusal is above the list, and a second request changes nothing.',
  },
  {
    app: 'merchant',
    call: 'POST /pay-runs/{id}/vendors/add/',
    why: 'It recalculates a vendor who is in the run, so a second request changes nothing. It is a form like any other.',
  },
  {
    app: 'merchant',
    call: 'POST /pay-runs/{id}/refresh/',
    why: 'It types nothing, and asked twice it is as once. It is asked as the deletion of a payout is.',
  },
  {
    app: 'merchant',
    call: 'POST /pay-runs/create/',
    why: 'Its button has an idempotency key, as a payout has, and would leave the demo a draft for each case.',
  },
  {
    app: 'merchant',
    call: 'POST /pay-runs/{id}/approve/',
    why: 'It pays all that is due, which the other cases need. It is asked as the payment of all vendors is, with its key.',
  },
  {
    app: 'merchant',
    call: 'POST /pay-runs/{id}/cancel/',
    why: 'It would cost the demo a run for each case. It is asked as the deletion of a payout is.',
  },
  {
    app: 'merchant',
    call: 'POST /pay-runs/{id}/pay-again/',
    why: 'It needs a run of which something failed, one for each case. It is asked as its approval is.',
  },
  {
    app: 'merchant',
    call: 'POST /pay-runs/{id}/sent/',
    why: 'It types nothing, and a payment that is sent already is answered as it is. It is asked as the hand-over of a file is.',
  },
  {
    app: 'merchant',
    call: 'POST /vendors/{id}/paypal-retry/',
    why: 'It types nothing, and needs a vendor whom PayPal has refused for good, of whom the demo has none.',
  },
  {
    app: 'merchant',
    call: 'POST /pay-runs/{id}/given/',
    why: 'A run is given to the bank once, and no call takes it back. It is asked as the deletion of a payout is.',
  },
  {
    app: 'merchant',
    call: 'POST /pay-runs/{id}/bank-answers/',
    why: 'It needs a run at the bank. The same entries again change nothing, and the file stays chosen after a refusal.',
  },
  {
    app: 'merchant',
    call: 'POST /pay-runs/{id}/bank-entries/{entry}/assign/',
    why: 'It needs an entry of the bank that matches nothing, one for each case. It is a form like any other.',
  },
  {
    app: 'merchant',
    call: 'POST /rules/read-file/',
    why: 'It keeps nothing, and the file stays chosen after a refusal. The rules of it are reviewed and saved as others are.',
  },
  {
    app: 'merchant',
    call: 'POST /rules/replays/',
    why: 'It changes nothing of the shop, and the rules to try stay in the page. A refusal is below its button.',
  },
  {
    app: 'merchant',
    call: 'POST /rules/{id}/take-back/',
    why: 'It needs a version for each case, and asked twice it is as once. It is asked as the deletion of a payout is.',
  },
  {
    app: 'merchant',
    call: 'POST /webhooks/create/',
    why: 'Its answer is a secret that is shown once; a lost one is replaced on the page of the webhook. It is asked as the change of one is.',
  },
  {
    app: 'merchant',
    call: 'DELETE /webhooks/{id}/',
    why: 'It would cost a webhook for each case. It is asked as the deletion of a payout is.',
  },
  {
    app: 'merchant',
    call: 'POST /webhooks/{id}/rotate-secret/',
    why: 'Its answer is a secret that is shown once, and another one is made with the next press.',
  },
  {
    app: 'merchant',
    call: 'POST /webhooks/{id}/test/',
    why: 'It sends a message to another server and keeps nothing; the page shows what came of it.',
  },
  {
    app: 'merchant',
    call: 'POST /webhooks/{id}/replay/',
    why: 'It keeps nothing that was typed, and sent twice it is as sent once.',
  },
  {
    app: 'merchant',
    call: 'POST /webhooks/{id}/deliveries/{seq}/replay/',
    why: 'It needs a delivery to another server. Nothing is typed, and the list says where it was refused.',
  },
  {
    app: 'merchant',
    call: 'PUT /security/rule/',
    why: 'Once it is saved, the owner of the other cases has to set up a factor. It is a form like any other.',
  },
  {
    app: 'merchant',
    call: 'POST /security/reset/',
    why: 'It needs a person with a second factor, one for each case. It is a form like any other.',
  },
  ...['POST /keys/create/', 'POST /keys/{id}/rotate/'].map((call): NotSent => ({
    app: 'merchant',
    call,
    why: 'Its answer is a secret that is shown once; a key whose secret was lost is revoked on the same page.',
  })),
  {
    app: 'merchant',
    call: 'POST /keys/{id}/revoke/',
    why: 'It would cost a key for each case. It is asked as the deletion of a payout is.',
  },
  {
    app: 'merchant',
    call: 'POST /keys/sandbox/reset/',
    why: 'It fills a whole shop in each case. It is asked as the deletion of a payout is.',
  },
  {
    app: 'merchant',
    call: 'POST /team/hand-over/',
    why: 'The owner of the other cases would be one no longer. It is asked as the deletion of a payout is.',
  },
  ...(['merchant', 'portal'] as const).flatMap((app): NotSent[] => [
    {
      app,
      call: 'POST /team/invitation/',
      why: 'The page of the link makes it to be shown, so that it is met among what pages load.',
    },
    {
      app,
      call: 'POST /team/invitation/accept/',
      why: 'It needs a mail with a link for each case. Its form is that of a new password by a link.',
    },
    ...['DELETE /team/invitations/{id}/', 'DELETE /team/members/{id}/', 'POST /team/leave/'].map((call) => ({
      app,
      call,
      why: 'It would cost a person of the team for each case. It is asked as the deletion of a payout is.',
    })),
    {
      app,
      call: 'PUT /team/members/{id}/',
      why: 'It ends the sessions of the person whose role changes. It is a form like any other.',
    },
  ]),
  ...(['merchant', 'salesreps'] as const).flatMap((app): NotSent[] => [
    {
      app,
      call: 'POST /vendors/override-commission/preview/',
      why: 'It keeps nothing and is asked while somebody types; the dialog shows the amount or says that it is not known.',
    },
    {
      app,
      call: 'POST /statements/create-all/',
      why: 'A case would have to withdraw the statements of all one by one. It is asked as the withdrawal of one is.',
    },
    {
      app,
      call: 'PUT /accounts/authenticate-token/',
      why: 'The page of the link makes it to be shown, so that it is met among what pages load.',
    },
    {
      app,
      call: 'PUT /accounts/reset-password/',
      why: 'It would end the sessions of the only login there is. The portal sends the same from the same part.',
    },
  ]),
  ...(['merchant', 'portal', 'salesreps'] as const).map((app): NotSent => ({
    app,
    call: 'PUT /preferences/',
    why: 'The theme, the columns and the form of files change at once, without a form; the menu says where they could not be kept.',
  })),
  {
    app: 'portal',
    call: 'PUT /accounts/authenticate-token/',
    why: 'The page of the link makes it to be shown, so that it is met among what pages load.',
  },
  ...(['merchant', 'portal', 'salesreps'] as const).flatMap((app): NotSent[] => [
    ...[
      'POST /security/passkeys/begin/',
      'POST /security/passkeys/',
      'PUT /security/passkeys/{id}/',
      'DELETE /security/passkeys/{id}/',
      'POST /security/authenticator/begin/',
      'POST /security/authenticator/',
      'DELETE /security/authenticator/',
      'POST /security/recovery-codes/',
    ].map((call) => ({
      app,
      call,
      why: 'A factor of the login would be asked for at each sign-in of the other cases. Its dialogs are those of other saves.',
    })),
    {
      app,
      call: 'DELETE /sessions/{sessionId}/',
      why: 'Each case would need another session. It is asked as the deletion of a payout is.',
    },
    {
      app,
      call: 'POST /sessions/end-others/',
      why: 'It ends the sessions of the cases that run beside it. It is asked as the deletion of a payout is.',
    },
  ]),
  ...(['merchant', 'portal'] as const).flatMap((app): NotSent[] => [
    {
      app,
      call: 'PUT /vendors/{id}/bank-details/',
      why: 'It holds the payments that other cases make. It is a form like any other, and done twice it is as done once.',
    },
    {
      app,
      call: 'POST /vendors/{id}/bank-details/remove/',
      why: 'It holds the payments that other cases make. It is asked as the change of the password is.',
    },
  ]),
  ...(['merchant', 'portal'] as const).map((app): NotSent => ({
    app,
    call: 'POST /vendors/{id}/bank-details/release/',
    why: 'It needs a change for each case, and done twice it is as done once. It is asked as the deletion of a payout is, or the change of the password.',
  })),
  {
    app: 'portal',
    call: 'POST /bank-details/stop/',
    why: 'Its link is mailed and works once, and it ends the sessions of the cases. Nothing is typed that could be lost.',
  },
  ...(['merchant', 'portal', 'salesreps'] as const).flatMap((app) =>
    ['POST /session/proof/begin/', 'POST /session/proof/', 'POST /token/second-factor/'].map(
      (call): NotSent => ({
        app,
        call,
        why: 'It is asked of a login with a second factor alone, which no login of the demo has; what is typed stays in its form.',
      }),
    ),
  ),
];
