import { defineTexts } from '@consignment/domain/text/texts';
import { Card } from '../../../primitives/layout/Card.tsx';
import { DescriptionList } from '../../../primitives/text/DescriptionList.tsx';
import { Link } from '../../../primitives/navigation/Link.tsx';
import { Page } from '../../../primitives/layout/Page.tsx';

const texts = defineTexts('PortalContactScreen', {
  contact: 'Contact',
  email: 'Email',
  shop: 'Shop',
  terms: 'Terms',
  termsConditions: 'Terms & Conditions',
});

type Props = {
  shop: { name: string };
  /** Where vendors reach the shop; null where it has given no address. */
  email: string | null;
  /** Of the shop itself, such as `https://rookery.example/`. */
  hrefOfShop: string;
  /** Where the shop's terms are read; null where it has none. */
  hrefOfTerms: string | null;
};

/** How to reach the shop, and its own pages (spec accounts §2.3). */
export function PortalContactScreen({ shop, email, hrefOfShop, hrefOfTerms }: Props) {
  return (
    <Page title={texts.contact} width="medium">
      <Card title={shop.name}>
        <DescriptionList
          items={[
            ...(email === null
              ? []
              : [{ term: texts.email, description: <Link href={`mailto:${email}`} label={email} /> }]),
            {
              term: texts.shop,
              description: <Link href={hrefOfShop} label={hostOf(hrefOfShop)} isExternal />,
            },
            ...(hrefOfTerms === null
              ? []
              : [
                  {
                    term: texts.terms,
                    description: <Link href={hrefOfTerms} label={texts.termsConditions} isExternal />,
                  },
                ]),
          ]}
        />
      </Card>
    </Page>
  );
}

function hostOf(href: string): string {
  return href.replace(/^https?:\/\//, '').replace(/\/$/, '');
}
