import { Card } from '../../primitives/layout/Card.tsx';
import { Link } from '../../primitives/navigation/Link.tsx';
import { Prose } from '../../primitives/text/Prose.tsx';

/** The links to the terms and the privacy policy, on the page Help. A form that asks for consent has its own. */
export function SmallPrintCard({ links }: { links: { terms: string; privacy: string } }) {
  return (
    <Card title="The small print">
      <Prose>
        <ul>
          <li>
            <Link href={links.terms} label="Terms of service" />
          </li>
          <li>
            <Link href={links.privacy} label="Privacy policy" />
          </li>
        </ul>
      </Prose>
    </Card>
  );
}
