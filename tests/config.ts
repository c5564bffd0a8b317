import type { ServiceConfig } from '../packages/server/src/actions/service.ts';
import { readConfig } from '../packages/server/src/config/config.ts';

/**
 * The default of every setting, except for a high limit of sign-ins and no access to PayPal, with the settings of the
 * test.
 */
export function testConfig(given: Partial<ServiceConfig> = {}): ServiceConfig {
  return {
    ...readConfig({ NODE_ENV: 'test', SIGN_IN_LIMIT: '100000' }),
    tokenSecret: 'a secret for tests that is long enough',
    secretsKey: 'a key for tests, of at least 32 characters',
    paypal: null,
    ...given,
  };
}
