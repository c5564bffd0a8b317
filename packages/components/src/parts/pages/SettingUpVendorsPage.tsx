import { Card } from '../../primitives/layout/Card.tsx';
import { Link } from '../../primitives/navigation/Link.tsx';
import { Page } from '../../primitives/layout/Page.tsx';
import { Prose } from '../../primitives/text/Prose.tsx';
import type { HelpLinks } from './help-pages.ts';

/**
 * Tutorial: how products find their vendors (spec accounts §2.2). How vendors get their logins is the
 * ConnectingAccountsPage.
 */
export function SettingUpVendorsPage({ links }: { links: HelpLinks }) {
  return (
    <Page
      title="Setting up vendors"
      description="A vendor is a person or firm whose goods you sell. You do not type vendors in: they come with your products."
      back={{ href: links.help, label: 'Help' }}
      width="medium"
    >
      <Card title="1. Choose how products name their vendor">
        <Prose>
          <p>
            Open <Link href={links.settings} label="Settings" />, then Commissions, and choose one way for the
            whole shop.
          </p>
          <h3>By vendor name</h3>
          <p>
            Every product of your shop’s platform has a field <strong>Vendor</strong>. Its text names the
            vendor. Choose this if you use the field for the maker already.
          </p>
          <h3>By product tag</h3>
          <p>
            A tag of the product names the vendor, after a prefix. The default prefix is{' '}
            <strong>vendor_</strong>, so that <strong>vendor_juniper-oak</strong> is the vendor Juniper Oak.
            Choose this if the field Vendor holds something else, such as a brand. You can set another prefix.
            Of several such tags on one product the first by alphabet counts.
          </p>
        </Prose>
      </Card>
      <Card title="2. Bring your products in">
        <Prose>
          <p>
            They come with the sync of your shop, or with the files that you{' '}
            <Link href={links.import} label="import" />. A new vendor is created automatically the first time
            a product names it. Capitals and punctuation make no difference: “Juniper &amp; Oak” and “juniper
            oak” are one vendor.
          </p>
          <p>A product without a vendor’s name has no vendor, and its sales earn no commission.</p>
        </Prose>
      </Card>
      <Card title="3. Look them over">
        <Prose>
          <p>
            In <Link href={links.vendors} label="Vendors" /> open each one. Its settings hold whom to write
            to, and a commission of its own where the shop’s rate does not fit.
          </p>
          <p>
            A vendor that should not be there, such as your own brand, is taken out by ticking{' '}
            <strong>hidden</strong> in its settings.
          </p>
        </Prose>
      </Card>
      <Card title="Next">
        <Prose>
          <p>
            <Link href={links.connectingAccounts} label="Connect accounts to vendors" />, so that they can see
            their sales themselves.
          </p>
        </Prose>
      </Card>
    </Page>
  );
}
