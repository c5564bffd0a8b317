import { defineTexts } from '@consignment/domain/text/texts';
import { Card } from '../../primitives/layout/Card.tsx';
import { Link } from '../../primitives/navigation/Link.tsx';
import { Page } from '../../primitives/layout/Page.tsx';
import { Prose } from '../../primitives/text/Prose.tsx';
import { TextWithElements } from '../../primitives/text/TextWithElements.tsx';
import type { HelpLinks } from './help-pages.ts';

const texts = defineTexts('SettingUpVendorsPage', {
  title: 'Setting up vendors',
  description:
    'A vendor is a person or firm whose goods you sell. You do not type vendors in: they come with your products.',
  help: 'Help',
  choose: '1. Choose how products name their vendor',
  chooseOneWay: 'Open {settings}, then Commissions, and choose one way for the whole shop.',
  settings: 'Settings',
  byName: 'By vendor name',
  byNameDetail:
    'Every product of your shop’s platform has a field {vendor}. Its text names the vendor. Choose this if you use the field for the maker already.',
  vendor: 'Vendor',
  byTag: 'By product tag',
  byTagDetail:
    'A tag of the product names the vendor, after a prefix. The default prefix is {prefix}, so that {tag} is the vendor Juniper Oak. Choose this if the field Vendor holds something else, such as a brand. You can set another prefix. Of several such tags on one product the first by alphabet counts.',
  bringIn: '2. Bring your products in',
  theyCome:
    'They come with the sync of your shop, or with the files that you {import}. A new vendor is created automatically the first time a product names it. Capitals and punctuation make no difference: “Juniper & Oak” and “juniper oak” are one vendor.',
  import: 'import',
  nameless: 'A product without a vendor’s name has no vendor, and its sales earn no commission.',
  lookOver: '3. Look them over',
  openEach:
    'In {vendors}, open each vendor. In its settings, enter the contact, and a commission where the shop’s rate does not fit.',
  vendors: 'Vendors',
  hide: 'A vendor that should not be there, such as your own brand, is taken out by ticking {hidden} in its settings.',
  hidden: 'hidden',
  next: 'Next',
  connect: '{connectAccounts}, so that they can see their sales themselves.',
  connectAccounts: 'Connect accounts to vendors',
});

/**
 * Tutorial: how products find their vendors (spec accounts §2.2). How vendors get their logins is the
 * ConnectingAccountsPage.
 */
export function SettingUpVendorsPage({ links }: { links: HelpLinks }) {
  return (
    <Page
      title={texts.title}
      description={texts.description}
      back={{ href: links.help, label: texts.help }}
      width="medium"
    >
      <Card title={texts.choose}>
        <Prose>
          <p>
            <TextWithElements
              text={texts.chooseOneWay}
              elements={{ settings: <Link href={links.settings} label={texts.settings} /> }}
            />
          </p>
          <h3>{texts.byName}</h3>
          <p>
            <TextWithElements
              text={texts.byNameDetail}
              elements={{ vendor: <strong>{texts.vendor}</strong> }}
            />
          </p>
          <h3>{texts.byTag}</h3>
          <p>
            <TextWithElements
              text={texts.byTagDetail}
              elements={{
                prefix: <strong>{'vendor_'}</strong>,
                tag: <strong>{'vendor_juniper-oak'}</strong>,
              }}
            />
          </p>
        </Prose>
      </Card>
      <Card title={texts.bringIn}>
        <Prose>
          <p>
            <TextWithElements
              text={texts.theyCome}
              elements={{ import: <Link href={links.import} label={texts.import} /> }}
            />
          </p>
          <p>{texts.nameless}</p>
        </Prose>
      </Card>
      <Card title={texts.lookOver}>
        <Prose>
          <p>
            <TextWithElements
              text={texts.openEach}
              elements={{ vendors: <Link href={links.vendors} label={texts.vendors} /> }}
            />
          </p>
          <p>
            <TextWithElements text={texts.hide} elements={{ hidden: <strong>{texts.hidden}</strong> }} />
          </p>
        </Prose>
      </Card>
      <Card title={texts.next}>
        <Prose>
          <p>
            <TextWithElements
              text={texts.connect}
              elements={{
                connectAccounts: <Link href={links.connectingAccounts} label={texts.connectAccounts} />,
              }}
            />
          </p>
        </Prose>
      </Card>
    </Page>
  );
}
