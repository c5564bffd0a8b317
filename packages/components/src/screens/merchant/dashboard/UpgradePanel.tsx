import { offerEnds, upgradeStage, type UpgradeStage } from '@consignment/domain/shop/upgrade';
import { useState, type ReactNode } from 'react';
import { DateTimeText } from '../../../parts/lists/DateTimeText.tsx';
import { Banner } from '../../../primitives/feedback/Banner.tsx';
import { Button } from '../../../primitives/actions/Button.tsx';
import type { Outcome } from '../../../primitives/feedback/outcome.ts';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { MigrationChecklist } from './MigrationChecklist.tsx';
import { onUse } from '../../../parts/pages/on-use.tsx';

// Both are asked for once in the life of a shop, so they come when they are opened.
const { Component: EarlyAccessDialogOnUse } = onUse(
  async () => (await import('./EarlyAccessDialog.tsx')).EarlyAccessDialog,
);
const { Component: ConsentDialogOnUse } = onUse(
  async () => (await import('./ConsentDialog.tsx')).ConsentDialog,
);

export type UpgradingShop = {
  show_upgrade_offer: boolean;
  agree_to_upgrade: boolean;
  /** ISO 8601. */
  agree_to_upgrade_datetime: string | null;
  /** 0 before it begins, 1 to 5, 6 once activation is requested. */
  upgrade_process_step: number;
  /** Address of an external form, where there is one. */
  early_access_form?: string;
};

type Props = {
  shop: UpgradingShop;
  now: Date;
  /** IANA zone of the shop. */
  timeZone: string;
  onAcceptOffer: () => Promise<Outcome>;
  onRequestActivation: () => Promise<Outcome>;
};

/** The way of a shop to the new version, from the request for early access to the activation (spec operations §4). */
export function UpgradePanel(props: Props) {
  const { shop } = props;
  const stage = upgradeStage({
    isOffered: shop.show_upgrade_offer,
    isAgreed: shop.agree_to_upgrade,
    step: shop.upgrade_process_step,
  });
  const Stage = stages[stage];
  return <Stage {...props} />;
}

function EarlyAccess({ shop: { early_access_form: form } }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  if (form === undefined) return null;
  return (
    <>
      <Banner
        tone="info"
        title="A new version is on its way."
        action={<Button label="Request early access" size="small" onClick={() => setIsOpen(true)} />}
      />
      {isOpen && <EarlyAccessDialogOnUse hrefOfForm={form} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function Offer({ now, onAcceptOffer }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Banner
        tone="info"
        title="Upgrade to the new version"
        action={<Button label="View offer" size="small" onClick={() => setIsOpen(true)} />}
      >
        <p>A limited-time offer for existing customers.</p>
      </Banner>
      {isOpen && (
        <ConsentDialogOnUse
          title="Limited-time upgrade offer"
          consent="I want to move to the new version on these terms."
          submitLabel="Lock In Offer"
          busyLabel="Locking in…"
          onConfirm={onAcceptOffer}
          onClose={() => setIsOpen(false)}
        >
          <Text>
            This offer is exclusive to existing customers. Your price is locked for 12 months.{' '}
            <span>{expiryAt(now)}</span>
          </Text>
        </ConsentDialogOnUse>
      )}
    </>
  );
}

function expiryAt(now: Date): string {
  return now.toISOString().slice(0, 10) <= offerEnds.day
    ? `The offer expires ${offerEnds.inWords}.`
    : `It was to expire ${offerEnds.inWords} and is still open to your shop.`;
}

function Accepted({ shop, timeZone }: Props) {
  return (
    <Banner tone="positive" title="We'll contact you soon to begin the migration process.">
      {shop.agree_to_upgrade_datetime !== null && (
        <p>
          Offer accepted on <DateTimeText instant={shop.agree_to_upgrade_datetime} timeZone={timeZone} />
        </p>
      )}
    </Banner>
  );
}

function Migrating({ shop, onRequestActivation }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <MigrationChecklist step={shop.upgrade_process_step} onActivate={() => setIsOpen(true)} />
      {isOpen && (
        <ConsentDialogOnUse
          title="Confirm activation"
          consent="I have tested and reviewed the new app, and my shop may move to it."
          submitLabel="Submit Approval"
          busyLabel="Submitting…"
          onConfirm={onRequestActivation}
          onClose={() => setIsOpen(false)}
        >
          <Text>
            With your approval we activate the new app for your shop. Until then everything stays as it is.
          </Text>
        </ConsentDialogOnUse>
      )}
    </>
  );
}

function Requested({ shop }: Props) {
  return (
    <Stack space="medium">
      <Banner tone="positive" title="Activation has been requested." announcement="polite">
        <p>We let you know as soon as the new app is active.</p>
      </Banner>
      <MigrationChecklist step={shop.upgrade_process_step} onActivate={() => undefined} />
    </Stack>
  );
}

const stages = {
  notOffered: EarlyAccess,
  offered: Offer,
  accepted: Accepted,
  migrating: Migrating,
  activationRequested: Requested,
} satisfies Record<UpgradeStage, (props: Props) => ReactNode>;
