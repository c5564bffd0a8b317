import { roleLabels } from '@consignment/domain/people/roles';
import { isEmailAddress } from '../common/email-address.ts';
import { hashPassword } from '../identity/passwords.ts';
import { record } from '../ledger/record.ts';
import { loginByEmail } from '../queries/people/logins.ts';
import { insertLogin, insertMember } from '../queries/shops/new-shop.ts';
import { insertSalesRep, salesRepsNamed } from '../queries/people/sales-reps.ts';
import { roleIn } from '../queries/shops/operator.ts';
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

export const longestTitle = 255;

export function repFaults(typed: Typed): string[] {
  const name = text(typed, 'name');
  return [
    ...(isEmailAddress(text(typed, 'email')) ? [] : ["--email must be the sales rep's e-mail address."]),
    ...(name === '' || name.length > longestTitle ? ['--name must be the name of the sales rep.'] : []),
  ];
}

/** The last word of a name is the last name. */
function inTwo(name: string): { first_name: string; last_name: string } {
  const at = name.lastIndexOf(' ');
  return at < 0
    ? { first_name: name, last_name: '' }
    : { first_name: name.slice(0, at).trimEnd(), last_name: name.slice(at + 1) };
}

/** A login that sees the figures of the sales rep of this name, who is added where the shop has none. */
export async function createRepLogin(typed: Typed, { database, clock, password }: Means): Promise<Done> {
  const now = clock();
  const email = text(typed, 'email');
  const name = text(typed, 'name');
  const passwordHash = await hashPassword(password);
  return database.asSystem((tx) =>
    inShop(tx, typed, async (shop) => {
      const newLogin = await insertLogin(tx, { email, passwordHash, name, now });
      const loginId = newLogin ?? (await loginByEmail(tx, email))?.id;
      if (loginId === undefined) throw new Error(`The login ${email} can be neither made nor found.`);
      const role = await roleIn(tx, shop.id, loginId);
      if (role !== null) {
        return refused(
          `${email} belongs to ${shop.myshopify_domain} already, with the role ${roleLabels[role]}.`,
        );
      }
      const known = await salesRepsNamed(tx, shop.id, name);
      if (known.length > 1) {
        return refused(
          `${shop.myshopify_domain} has ${known.length} sales reps named ${name}. Invite the person under Settings, Team, where you choose one.`,
        );
      }
      const salesRepId =
        known[0] ?? (await insertSalesRep(tx, shop.id, { ...inTwo(name), image: null, now })).id;
      await insertMember(tx, { shopId: shop.id, loginId, role: 'salesrep', salesRepId });
      const after = { role: 'salesrep', sales_rep: salesRepId };
      await record(tx, { shopId: shop.id, by: byOperator, now }, [
        { event: 'member.added', id: loginId, after },
      ]);
      return newLogin === null
        ? done(
            `${email} can use the app of the sales reps of ${shop.myshopify_domain}, with the password it has.`,
          )
        : done(
            `${email} can use the app of the sales reps of ${shop.myshopify_domain}, with the password ${password}`,
            'It is shown this once only.',
          );
    }),
  );
}
