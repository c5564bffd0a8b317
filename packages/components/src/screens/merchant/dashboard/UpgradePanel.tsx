import { offerEnds, upgradeStage, type UpgradeStage } from '@consignment/domain/shop/upgrade';
import { defineTexts } from '@consignment/domain/text/texts';
import { useState, type ReactNode } from 'react';
import { DateTimeText } from '../../../parts/lists/DateTimeText.tsx';
import { Banner } from '../../../primitives/feedback/Banner.tsx';
import { Button } from '../../../primitives/actions/Button.tsx';
import type { Outcome } from '../../../primitives/feedback/outcome.ts';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { TextWithElements } from '../../../primitives/text/TextWithElements.tsx';
import { MigrationChecklist } from './MigrationChecklist.tsx';
import { onUse } from '../../../parts/pages/on-use.tsx';

const texts = defineTexts('UpgradePanel', {
  newVersion: 'A new version is on its way.',
  requestAccess: 'Request early access',
  offer: 'Upgrade to the new version',
  viewOffer: 'View offer',
  offerDetail: 'This is a limited-time offer for existing customers.',
  offerTitle: 'Limited-time upgrade offer',
  offerConsent: 'I want to move to the new version on these terms.',
  lockInOffer: 'Lock In Offer',
  lockingIn: 'Locking in…',
  expires: 'The offer expires on {day}.',
  expired: 'The offer was due to expire on {day}, but it’s still open to your shop.',
  accepted: 'We’ll contact you soon to begin the migration process.',
  activationTitle: 'Confirm activation',
  activationConsent: 'I have tested and reviewed the new app, and I agree to move my shop to it.',
  submitApproval: 'Submit Approval',
  submitting: 'Submitting…',
  activationText:
    'Once you approve, we’ll activate the new app for your shop. Until then, nothing will change.',
  requested: 'Activation has been requested.',
  requestedDetail: 'We’ll let you know as soon as the new app is active.',
  offerText: 'This offer is exclusive to existing customers. Your price is locked for 12 months.',
  acceptedOn: 'Offer accepted on {time}',
});

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
        title={texts.newVersion}
        action={<Button label={texts.requestAccess} size="small" onClick={() => setIsOpen(true)} />}
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
        title={texts.offer}
        action={<Button label={texts.viewOffer} size="small" onClick={() => setIsOpen(true)} />}
      >
        <p>{texts.offerDetail}</p>
      </Banner>
      {isOpen && (
        <ConsentDialogOnUse
          title={texts.offerTitle}
          consent={texts.offerConsent}
          submitLabel={texts.lockInOffer}
          busyLabel={texts.lockingIn}
          onConfirm={onAcceptOffer}
          onClose={() => setIsOpen(false)}
        >
          <Text>
            <span>{texts.offerText}</span> <span>{expiryAt(now)}</span>
          </Text>
        </ConsentDialogOnUse>
      )}
    </>
  );
}

function expiryAt(now: Date): string {
  return now.toISOString().slice(0, 10) <= offerEnds.day
    ? texts.expires({ day: offerEnds.inWords })
    : texts.expired({ day: offerEnds.inWords });
}

function Accepted({ shop, timeZone }: Props) {
  return (
    <Banner tone="positive" title={texts.accepted}>
      {shop.agree_to_upgrade_datetime !== null && (
        <p>
          <TextWithElements
            text={texts.acceptedOn}
            elements={{
              time: <DateTimeText instant={shop.agree_to_upgrade_datetime} timeZone={timeZone} />,
            }}
          />
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
          title={texts.activationTitle}
          consent={texts.activationConsent}
          submitLabel={texts.submitApproval}
          busyLabel={texts.submitting}
          onConfirm={onRequestActivation}
          onClose={() => setIsOpen(false)}
        >
          <Text>{texts.activationText}</Text>
        </ConsentDialogOnUse>
      )}
    </>
  );
}

function Requested({ shop }: Props) {
  return (
    <Stack space="medium">
      <Banner tone="positive" title={texts.requested} announcement="polite">
        <p>{texts.requestedDetail}</p>
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
