import { answerOf } from '@consignment/client/answer';
import { createClient } from '@consignment/client/create-client';
import { answerShapes } from '@consignment/client/generated/answer-shapes-vendor';
import { createSession } from '@consignment/client/session';
import { finishSignIn, signInToPortal } from '@consignment/client/sign-in';
import { SignInForm } from '@consignment/components/parts/signing-in/SignInForm';
import { StatBoxes } from '@consignment/components/parts/money/StatBoxes';
import { Card } from '@consignment/components/primitives/layout/Card';
import { Page } from '@consignment/components/primitives/layout/Page';
import { ThemeRoot } from '@consignment/components/primitives/layout/ThemeRoot';
import { createRoot } from 'react-dom/client';

const session = createSession({ app: 'my-portal' });
const client = createClient({ session, shapes: answerShapes });
const root = createRoot(document.body.appendChild(document.createElement('div')));

async function draw() {
  const vendors = session.tokens() === null ? null : (await answerOf(client.GET('/vendors/me/'))).results;
  root.render(
    <ThemeRoot scheme="light" brand={null}>
      <Page title="Your earnings" width="narrow">
        {vendors === null && <SignInForm reason={null} onSignIn={signIn} onSecondFactor={showFactor} />}
        {vendors?.map(
          ({ id, name, currency, commission_due: due, commission_paid: paid, commission_earned: earned }) => (
            <Card key={id} title={name}>
              <StatBoxes stats={{ due, paid, earned }} currency={currency} dueLabel="Owed" />
            </Card>
          ),
        )}
      </Page>
    </ThemeRoot>,
  );
}

const signIn = (typed: { email: string; password: string }) =>
  signInToPortal({ client, session, shop: null }, typed).finally(draw);

/** A passkey belongs to the address of the server, so this page is never asked for one. */
const showFactor = ({ by, code = '' }: { by: string; code?: string }) =>
  finishSignIn({ client, session }, by === 'code' ? { code } : { recovery_code: code }).finally(draw);

session.onEnd(() => void draw());
await draw();
