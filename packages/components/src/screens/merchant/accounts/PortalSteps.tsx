import { defineTexts } from '@consignment/domain/text/texts';
import { Card } from '../../../primitives/layout/Card.tsx';
import { Link } from '../../../primitives/navigation/Link.tsx';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import * as styles from './PortalSteps.css.ts';
import { TextWithElements } from '../../../primitives/text/TextWithElements.tsx';

const texts = defineTexts('PortalSteps', {
  title: 'How vendors get an account',
  editAccount: 'Edit Account',
  logIn: 'From then on, vendors log in using the same link.',
  settings: 'Change how the portal looks in Settings',
  help: 'Read more in Help',
  register: 'Vendors register in your vendor portal: {link}',
  approve:
    'You approve each account and link it to its vendors with {editAccount}. New accounts are Disabled until you do. To see only those accounts, choose New under Status.',
});

type Props = {
  /** Where vendors register and log in, as it is given to them. */
  portalAddress: string;
  hrefOfSettings: string;
  hrefOfHelp: string;
};

/** How a vendor comes to an account (spec accounts §2.1). */
export function PortalSteps({ portalAddress, hrefOfSettings, hrefOfHelp }: Props) {
  return (
    <Card title={texts.title}>
      <Stack space="medium">
        <ol className={styles.steps}>
          <li>
            <TextWithElements
              text={texts.register}
              elements={{ link: <Link href={portalAddress} label={portalAddress} isExternal /> }}
            />
          </li>
          <li>
            <TextWithElements
              text={texts.approve}
              elements={{ editAccount: <strong>{texts.editAccount}</strong> }}
            />
          </li>
          <li>{texts.logIn}</li>
        </ol>
        <Text size="small" tone="muted">
          <Link href={hrefOfSettings} label={texts.settings} />
          {' · '}
          <Link href={hrefOfHelp} label={texts.help} />
        </Text>
      </Stack>
    </Card>
  );
}
