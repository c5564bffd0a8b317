/** `npm run create-shop -- --shop <domain> --name … --email … --currency … --time-zone … [--prices-include-tax]` */
import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { readConfig } from '@consignment/server/config/config';
import { openShop } from '@consignment/server/actions/shops/new-shop';
import { openDatabase } from '@consignment/server/database/open-database';
import { explain, keptMail, locationOf } from './setup.ts';

const usage =
  'Usage: npm run create-shop -- --shop my-shop.myshopify.com --name "My Shop" --email owner@my-shop.com ' +
  '--currency USD --time-zone America/New_York [--prices-include-tax]';

try {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    options: {
      shop: text,
      name: text,
      email: text,
      currency: text,
      'time-zone': text,
      'prices-include-tax': { type: 'boolean', default: false },
    },
  });
  const config = readConfig(process.env);
  const database = await openDatabase(locationOf(config));
  try {
    const draft = { ...values, domain: values.shop, name: values.name, email: values.email };
    const opened = await openShop(
      database,
      {
        ...draft,
        currency: values.currency?.toUpperCase(),
        timeZone: values['time-zone'],
        pricesIncludeTax: values['prices-include-tax'],
      },
      randomBytes(15).toString('base64url'),
      new Date(),
    );
    if (opened.is === 'refused') {
      console.error([...opened.faults, usage].join('\n'));
      process.exitCode = 1;
    } else {
      console.log(`Opened the shop ${values.shop ?? ''}.`);
      if (opened.demoIsRemoved)
        console.log('The demo shop and its logins were in this database, and are removed.');
      console.log(
        opened.password === null
          ? `${opened.email} logs in with the password it has.`
          : `Log in as ${opened.email} with the password ${opened.password}\nIt is shown this once only.`,
      );
      const mail = keptMail(config);
      if (mail !== null) console.log(mail);
    }
  } finally {
    await database.close();
  }
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
