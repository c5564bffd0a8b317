import { Card } from '../../../primitives/layout/Card.tsx';
import { Link } from '../../../primitives/navigation/Link.tsx';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import * as styles from './PortalSteps.css.ts';

type Props = {
  /** Where vendors register and log in, as it is given to them. */
  portalAddress: string;
  hrefOfSettings: string;
  hrefOfHelp: string;
};

/** How a vendor comes to an account (spec accounts §2.1). */
export function PortalSteps({ portalAddress, hrefOfSettings, hrefOfHelp }: Props) {
  return (
    <Card title="How vendors get an account">
      <Stack space="medium">
        <ol className={styles.steps}>
          <li>
            Vendors register in your vendor portal:{' '}
            <Link href={portalAddress} label={portalAddress} isExternal />
          </li>
          <li>
            You approve them and link them to their vendors with <strong>Edit Account</strong>. New accounts
            are Disabled until then; choose New under Status to see them alone.
          </li>
          <li>From then on they log in from the same link.</li>
        </ol>
        <Text size="small" tone="muted">
          <Link href={hrefOfSettings} label="Set how the portal looks in Settings" />
          {' · '}
          <Link href={hrefOfHelp} label="Read more in Help" />
        </Text>
      </Stack>
    </Card>
  );
}
