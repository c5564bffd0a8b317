import { defineTexts } from '@consignment/domain/text/texts';
import { NotAnswered } from '../../common/outgoing.ts';
import type { ServiceParts } from '../service.ts';

const texts = defineTexts('SandboxService', {
  noOutgoing: 'A sandbox does not call other servers.',
});

/** The service as calls in a sandbox have it: nothing in it reaches another server. Its mail is kept by the database. */
export function withinSandbox(service: ServiceParts): ServiceParts {
  return {
    ...service,
    paypal: null,
    platforms: new Map(),
    askPublic: () => Promise.reject(new NotAnswered(texts.noOutgoing)),
  };
}
