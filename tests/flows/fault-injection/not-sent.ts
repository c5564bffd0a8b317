/** Calls that no form in saves.ts sends, with the reason. */
import type { Shell } from './shells.ts';

export type NotSent = { app: Shell['name']; call: string; why: string };

export const notSent: readonly NotSent[] = [
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
    why: 'The theme and the columns change at once, without a form; the menu says where they could not be kept.',
  })),
  {
    app: 'portal',
    call: 'PUT /accounts/authenticate-token/',
    why: 'The page of the link makes it to be shown, so that it is met among what pages load.',
  },
];
