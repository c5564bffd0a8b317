import { defineTexts } from '@consignment/domain/text/texts';
import { Card } from '../../primitives/layout/Card.tsx';
import { Link } from '../../primitives/navigation/Link.tsx';
import { Prose } from '../../primitives/text/Prose.tsx';

const texts = defineTexts('SmallPrintCard', {
  theSmallPrint: 'The small print',
  termsOfService: 'Terms of service',
  privacyPolicy: 'Privacy policy',
});

/** The links to the terms and the privacy policy, on the page Help. A form that asks for consent has its own. */
export function SmallPrintCard({ links }: { links: { terms: string; privacy: string } }) {
  return (
    <Card title={texts.theSmallPrint}>
      <Prose>
        <ul>
          <li>
            <Link href={links.terms} label={texts.termsOfService} />
          </li>
          <li>
            <Link href={links.privacy} label={texts.privacyPolicy} />
          </li>
        </ul>
      </Prose>
    </Card>
  );
}
