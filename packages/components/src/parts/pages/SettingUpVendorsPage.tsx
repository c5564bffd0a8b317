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
    'A vendor is a person or company whose goods you sell. You don’t need to enter vendors: they are created from your products.',
  help: 'Help',
  choose: '1. Choose how products name their vendor',
  chooseOneWay: 'Open {settings}, then Commissions, and choose one method for the whole shop.',
  settings: 'Settings',
  byName: 'By vendor name',
  byNameDetail:
    'Every product on your shop’s platform has a {vendor} field, which names the vendor. Choose this if you already use that field for the maker.',
  vendor: 'Vendor',
  byTag: 'By product tag',
  byTagDetail:
    'A product tag gives the vendor’s name after a prefix. The default prefix is {prefix}, so {tag} means the vendor Juniper Oak. Choose this if the Vendor field contains something else, such as a brand. You can set a different prefix. If a product has several of these tags, the first in alphabetical order is used.',
  bringIn: '2. Bring in your products',
  theyCome:
    'Products arrive when your shop syncs, or with the files you {import}. A new vendor is created automatically the first time a product names it. Capitals and punctuation make no difference: “Juniper & Oak” and “juniper oak” are the same vendor.',
  import: 'import',
  nameless: 'A product without a vendor name has no vendor, and its sales earn no commission.',
  lookOver: '3. Check your vendors',
  openEach:
    'In {vendors}, open each vendor. In the vendor’s settings, enter the contact details, and a commission if the shop’s rate isn’t right for this vendor.',
  vendors: 'Vendors',
  hide: 'To remove a vendor that shouldn’t be in the list, such as your own brand, tick {hidden} in the vendor’s settings.',
  hidden: 'hidden',
  next: 'Next',
  connect: '{connectAccounts}, so vendors can see their own sales.',
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
