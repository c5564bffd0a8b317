import { defineTexts } from '@consignment/domain/text/texts';
import { forPublic } from '../../actions/operation.ts';
import { platformNamed } from '../../platforms/platforms.ts';
import { refuse } from '../../common/problem.ts';
import { connectionByHost, keepMessage } from '../../queries/shops/platforms.ts';

const texts = defineTexts('ReceivePlatformMessage', {
  wrongSignature: 'The platform did not sign this message.',
  wrongBody: 'The body does not match this topic.',
});

/** Stores a platform's webhook and answers; its object is fetched in the background. */
export const receivePlatformMessage = forPublic<'receivePlatformMessage'>(
  async ({ params, rawBody, header, now, service }) => {
    const platform = platformNamed(service.platforms, params.platform);
    const message = platform.messageOf(header, rawBody ?? Buffer.alloc(0));
    if (message === 'unsigned') {
      throw refuse(401, 'invalid_credentials', texts.wrongSignature);
    }
    if (message === 'misplaced') {
      const attempt = { shop: header('x-shopify-shop-domain') };
      throw refuse(400, 'malformed', texts.wrongBody, { attempt });
    }
    if (message !== null) {
      await service.database.asSystem(async (tx) => {
        const connection = await connectionByHost(tx, platform.name, message.host);
        if (connection !== null) await keepMessage(tx, connection.shop_id, message, now);
      });
      service.jobs.wake();
    }
    return { status: 200, body: {} };
  },
);
