import {
  activationRequestedStep,
  activationStep,
  upgradeStage,
  type UpgradeStage,
} from '@consignment/domain/shop/upgrade';
import { announce } from '../queries/shops/announcements.ts';
import { endAnnouncement, shownAnnouncements, statesOfShops } from '../queries/shops/operator.ts';
import { record } from '../ledger/record.ts';
import { shopEntries } from '../actions/shops/settings-entries.ts';
import { changeShop, upgradeOf, type ShopRow } from '../queries/shops/shops.ts';
import { presentKey, publicKeys, replaceSigningKey } from '../queries/signing-keys.ts';
import type { Tx } from '../database/database.ts';
import {
  byOperator,
  done,
  inShop,
  refused,
  text,
  type Done,
  type Means,
  type Typed,
} from './operator-command.ts';
import { removeShop } from './remove-shop.ts';
import { resetFactorOf } from './reset-factor.ts';
import { createRepLogin, longestTitle, repFaults } from './rep-login.ts';

export type Command = {
  readonly usage: string;
  readonly what: string;
  readonly options: Readonly<Record<string, 'string' | 'boolean'>>;
  /** The faults of the arguments themselves, found before a database is opened for `run`. */
  readonly faults?: (typed: Typed) => readonly string[];
  readonly run: (typed: Typed, means: Means) => Promise<Done>;
};

const longestMessage = 5000;

/** The operator's commands for shops, by name. */
export const commands: Readonly<Record<string, Command>> = {
  shops: {
    usage: 'shops',
    what: 'lists the shops with their state',
    options: {},
    run: (_typed, { database }) => database.asSystem(listShops),
  },
  'offer-upgrade': {
    usage: 'offer-upgrade --shop <domain> [--withdraw]',
    what: 'shows a shop the offer of the new version, or no longer',
    options: { shop: 'string', withdraw: 'boolean' },
    run: (typed, { database, clock }) =>
      database.asSystem((tx) =>
        inShop(tx, typed, (shop) => offerUpgrade(tx, shop, typed['withdraw'] === true, clock())),
      ),
  },
  'upgrade-step': {
    usage: `upgrade-step --shop <domain> --step <0 to ${activationStep}>`,
    what: 'sets how far a shop has come on its way to the new version',
    options: { shop: 'string', step: 'string' },
    faults: stepFaults,
    run: (typed, { database, clock }) =>
      database.asSystem((tx) =>
        inShop(tx, typed, (shop) => setStep(tx, shop, Number(text(typed, 'step')), clock())),
      ),
  },
  announce: {
    usage: 'announce --title <text> --message <text> [--shop <domain>]',
    what: 'announces something to every shop, or to one',
    options: { shop: 'string', title: 'string', message: 'string' },
    faults: announcementFaults,
    run: publish,
  },
  announcements: {
    usage: 'announcements',
    what: 'lists the announcements that are shown, with their numbers',
    options: {},
    run: (_typed, { database }) => database.asSystem(listAnnouncements),
  },
  'end-announcement': {
    usage: 'end-announcement --id <number>',
    what: 'no longer shows an announcement',
    options: { id: 'string' },
    faults: (typed) =>
      /^[1-9]\d{0,14}$/.test(text(typed, 'id')) ? [] : ['--id must be the number of an announcement.'],
    run: endOne,
  },
  'create-sales-rep-login': {
    usage: 'create-sales-rep-login --shop <domain> --email <address> --name <name>',
    what: 'makes a login for the app of the sales reps',
    options: { shop: 'string', email: 'string', name: 'string' },
    faults: repFaults,
    run: createRepLogin,
  },
  'reset-second-factor': resetFactorOf,
  'remove-shop': removeShop,
  'rotate-signing-key': {
    usage: 'rotate-signing-key [--lost]',
    what: 'signs statements with a new key from now on; --lost where the present one cannot be opened any more',
    options: { lost: 'boolean' },
    run: rotateSigningKey,
  },
};

const stages = {
  notOffered: 'no upgrade offered',
  offered: 'upgrade offered',
  accepted: 'upgrade accepted, not begun',
  migrating: 'upgrading',
  activationRequested: 'activation requested',
} satisfies Record<UpgradeStage, string>;

async function listShops(tx: Tx): Promise<Done> {
  const shops = await statesOfShops(tx);
  if (shops.length === 0) return done('There are no shops.');
  const platforms = { connected: 'connected to Shopify', ended: 'no longer connected to Shopify' };
  return done(
    ...shops.map((shop) =>
      [
        `${shop.myshopify_domain}: ${shop.name}`,
        `since ${shop.created_date.toISOString().slice(0, 10)}`,
        shop.connection === null ? 'without Shopify' : platforms[shop.connection],
        shop.vendors === 1 ? '1 vendor' : `${shop.vendors.toLocaleString('en-US')} vendors`,
        stageOf(shop),
      ].join(' · '),
    ),
  );
}

function stageOf(shop: ShopRow): string {
  const stage = upgradeStage(upgradeOf(shop));
  return stage === 'migrating' ? `${stages[stage]}, step ${shop.upgrade_process_step}` : stages[stage];
}

async function offerUpgrade(tx: Tx, shop: ShopRow, isWithdrawn: boolean, now: Date): Promise<Done> {
  if (shop.agree_to_upgrade) {
    return refused(`${shop.myshopify_domain} has accepted the offer already: ${stageOf(shop)}.`);
  }
  const after = await changeShop(tx, shop.id, { show_upgrade_offer: !isWithdrawn });
  await record(tx, { shopId: shop.id, by: byOperator, now }, shopEntries(shop, after));
  return done(
    isWithdrawn
      ? `${shop.myshopify_domain} is no longer shown the offer.`
      : `${shop.myshopify_domain} is shown the offer of the new version.`,
  );
}

function stepFaults(typed: Typed): string[] {
  const step = /^\d$/.test(text(typed, 'step')) ? Number(text(typed, 'step')) : -1;
  if (step === activationRequestedStep) {
    return [`--step ${step} is set by the shop itself, when it asks for its activation.`];
  }
  if (step < 0 || step > activationStep)
    return [`--step must be a whole number from 0 to ${activationStep}.`];
  return [];
}

async function setStep(tx: Tx, shop: ShopRow, step: number, now: Date): Promise<Done> {
  if (!shop.agree_to_upgrade) {
    return refused(`${shop.myshopify_domain} has not accepted the offer: ${stageOf(shop)}.`);
  }
  const after = await changeShop(tx, shop.id, { upgrade_process_step: step, activation_requested: false });
  await record(tx, { shopId: shop.id, by: byOperator, now }, shopEntries(shop, after));
  return done(`${shop.myshopify_domain} was at: ${stageOf(shop)}. It is now at: ${stageOf(after)}.`);
}

function announcementFaults(typed: Typed): string[] {
  const title = text(typed, 'title');
  const message = text(typed, 'message');
  return [
    ...(title === '' || title.length > longestTitle
      ? [`--title must be a text of at most ${longestTitle} characters.`]
      : []),
    ...(message === '' || message.length > longestMessage
      ? [`--message must be a text of at most ${longestMessage.toLocaleString('en-US')} characters.`]
      : []),
  ];
}

async function publish(typed: Typed, { database, clock }: Means): Promise<Done> {
  const now = clock();
  const title = text(typed, 'title');
  const message = text(typed, 'message');
  return database.asSystem((tx) => {
    const announceTo = async (shop: ShopRow | null): Promise<Done> => {
      const id = await announce(tx, { shopId: shop?.id ?? null, title, message, now });
      return done(`Announcement ${id} is shown to ${shop?.myshopify_domain ?? 'every shop'}: ${title}`);
    };
    return typed['shop'] === undefined ? announceTo(null) : inShop(tx, typed, announceTo);
  });
}

async function listAnnouncements(tx: Tx): Promise<Done> {
  const all = await shownAnnouncements(tx);
  if (all.length === 0) return done('No announcement is shown.');
  return done(
    ...all.map(
      ({ id, domain, title, created_date: date }) =>
        `${id} · ${date.toISOString().slice(0, 10)} · ${domain ?? 'every shop'} · ${title}`,
    ),
  );
}

async function endOne(typed: Typed, { database, clock }: Means): Promise<Done> {
  const id = text(typed, 'id');
  return database.asSystem(async (tx) => {
    const ended = await endAnnouncement(tx, Number(id), clock());
    return ended === null
      ? refused(`No announcement ${id} is shown. The command announcements lists those that are.`)
      : done(`Announcement ${id} is no longer shown: ${ended.title}`);
  });
}

async function rotateSigningKey(typed: Typed, { database, clock, secrets }: Means): Promise<Done> {
  const sealer = await secrets();
  return database.asSystem(async (tx) => {
    // A key sealed with another SECRETS_KEY than the server's would be one that the server cannot open.
    const opened = await presentKey(tx, sealer, clock()).catch(() => null);
    if (opened === null && typed['lost'] !== true) {
      return refused(
        'The present key cannot be opened: SECRETS_KEY, or the file secrets-key of DATA_DIR, is not the one of the server.',
        'Set the one of the server. If it is lost, and the server has another by now, add --lost.',
      );
    }
    await replaceSigningKey(tx, sealer, clock);
    const [present, ...before] = await publicKeys(tx);
    const retired = before.length === 1 ? '1 retired key' : `${before.length} retired keys`;
    return done(
      `Statements are signed with the key ${present?.key_id} from now on.`,
      `The file of keys lists it and ${retired}, so that earlier statements stay genuine.`,
    );
  });
}
