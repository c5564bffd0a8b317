import { defineTexts } from '@consignment/domain/text/texts';
import { register } from '../../actions/people/register.ts';
import { forPublic } from '../../actions/operation.ts';

/** Spec accounts §8. */
const texts = defineTexts('RegisterVendor', {
  created:
    'Account has been created. Please wait for the store owner to associate your account to your sales.',
  moderated:
    'Thanks for registering. A member of our team must approve your account. Please allow up to 24 hours before logging back into your account.',
});

export const registerVendor = forPublic<'registerVendor'>(async ({ body, origin, now, service }) => {
  const { id, isModerated } = await register(
    service,
    {
      name: body.name.trim(),
      email: body.email.trim(),
      password: body.password1,
      repeated: body.password2,
      shop: body.myshopify_domain,
      donate: body.donate ?? false,
      paypalEmail: body.paypal_email?.trim() ?? '',
    },
    { publicUrl: service.publicUrl, origin, now },
  );
  service.mail.startDelivery();
  return { status: 201, body: { id, message: isModerated ? texts.moderated : texts.created } };
});
