import { Card } from '../primitives/Card.tsx';
import { Link } from '../primitives/Link.tsx';
import { Prose } from '../primitives/Prose.tsx';

/** When somebody answers (spec accounts §2.2); `advice` is what to write to them. */
export function SupportCard({ advice }: { advice?: string }) {
  return (
    <Card title="Support">
      <Prose>
        <p>
          Support hours are <strong>Mon-Fri 8am-4pm Pacific</strong>. You get a response within 24 hours on
          business days.
        </p>
        {advice !== undefined && <p>{advice}</p>}
      </Prose>
    </Card>
  );
}

/** Where the terms and the privacy policy are. */
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
