import { join } from 'node:path';
import type { Log } from '../common/log.ts';
import { askPublic } from '../common/outgoing.ts';
import { sealerOf, type Sealer } from '../common/sealed.ts';
import { senderTo, type Sender } from '../common/send-public.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import { accessTokens, type AccessTokens } from '../identity/access-token.ts';
import { bankStopTokens, invitationTokens, type LinkTokens } from '../identity/link-token.ts';
import { resetTokens, type ResetTokens } from '../identity/reset-token.ts';
import { restingJobs, type Jobs } from '../jobs/jobs.ts';
import { createMailer, type Mailer } from '../mail/mailer.ts';
import { folderTransport, smtpTransport } from '../mail/transport.ts';
import { createPaypal, type Paypal, type PaypalUrls } from '../payments/paypal/client.ts';
import { platformsOf, type Platforms } from '../platforms/platforms.ts';
import type { AskPublic } from './shops/fetched-logo.ts';

/** The settings, read and complete: secrets are made where they were left out. */
export type ServiceConfig = Omit<Config, 'tokenSecret' | 'secretsKey' | 'paypal'> & {
  readonly tokenSecret: string;
  readonly secretsKey: string;
  /** Where PayPal is reached; null makes no request to it. */
  readonly paypal: PaypalUrls | null;
};

/** The parts that operations and jobs use. */
export type Service = {
  readonly config: ServiceConfig;
  readonly version: string;
  readonly database: Database;
  readonly tokens: AccessTokens;
  readonly resets: ResetTokens;
  /** Of the links that invite people to a team. */
  readonly invitations: LinkTokens;
  /** Of the links that stop a change of bank details. */
  readonly bankStops: LinkTokens;
  readonly secrets: Sealer;
  /** The platforms that shops can be connected to. */
  readonly platforms: Platforms;
  readonly mail: Mailer;
  /** Null where PayPal is not to be reached. */
  readonly paypal: Paypal | null;
  readonly jobs: Jobs;
  /** Fetches what an owner names by its address. */
  readonly askPublic: AskPublic;
  /** Sends webhooks to addresses that an owner entered. */
  readonly webhookSender: Sender;
  /** Where people reach this server, such as 'https://portal.example', without a slash at its end. */
  readonly publicUrl: string;
  /** Where this request reaches the API: '/api', or '/apps/vendor-portal/api' from the portal; addresses of files begin so. */
  readonly apiRoot: string;
  readonly clock: () => Date;
};

/** The service of a process whose database may still be opening. */
export type ServiceParts = Omit<Service, 'database' | 'publicUrl' | 'apiRoot'> & {
  readonly database: Promise<Database>;
  readonly publicUrl: () => string;
  /** Where the server listens, for links where PUBLIC_URL is not set. */
  readonly setAddress: (url: string) => void;
};

export type ServiceOptions = {
  readonly version: string;
  /** Wakes the jobs of this process; without it they wait for a process that runs them. */
  readonly jobs?: Jobs;
  readonly clock?: () => Date;
  /** In place of the network, for tests. */
  readonly askPublic?: AskPublic;
  readonly webhookSender?: Sender;
  readonly log?: Log['say'];
  /** Receives failures of work that no request waits for. */
  readonly onFailure?: (what: string, error: unknown) => void;
};

/** The one place that puts the service together, for HTTP and for jobs. */
export function createService(
  config: ServiceConfig,
  database: Promise<Database>,
  options: ServiceOptions,
): ServiceParts {
  const { clock = () => new Date(), log = () => undefined, onFailure } = options;
  let address = config.publicUrl;
  const publicUrl = () => address ?? 'http://localhost';
  const resets = resetTokens(config.tokenSecret);
  const invitations = invitationTokens(config.tokenSecret);
  const bankStops = bankStopTokens(config.tokenSecret);
  return {
    config,
    version: options.version,
    database,
    tokens: accessTokens(config.tokenSecret),
    resets,
    invitations,
    bankStops,
    secrets: sealerOf(config.secretsKey),
    platforms: platformsOf({ shopify: config.platform }),
    mail: createMailer({
      database,
      transport:
        config.smtpUrl === null
          ? folderTransport(join(config.dataDir, 'mail'))
          : smtpTransport(config.smtpUrl),
      from: config.mailFrom,
      resets,
      invitations,
      bankStops,
      clock,
      publicUrl,
      log,
      onFailure: (error) => onFailure?.('mail', error),
    }),
    paypal: config.paypal === null ? null : createPaypal(config.paypal, clock),
    jobs: options.jobs ?? restingJobs,
    askPublic: options.askPublic ?? askPublic,
    webhookSender: options.webhookSender ?? senderTo(config.webhookHosts),
    clock,
    publicUrl,
    setAddress: (url) => {
      address ??= url;
    },
  };
}
