import { NotAnswered } from '../../common/outgoing.ts';
import type { ServiceParts } from '../service.ts';

/** The service as calls in a sandbox have it: nothing in it reaches another server. Its mail is kept by the database. */
export function withinSandbox(service: ServiceParts): ServiceParts {
  return {
    ...service,
    paypal: null,
    platforms: new Map(),
    askPublic: () => Promise.reject(new NotAnswered('A sandbox calls no other server.')),
  };
}
