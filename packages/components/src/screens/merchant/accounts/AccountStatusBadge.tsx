import { defineTexts } from '@consignment/domain/text/texts';
import { Badge } from '../../../primitives/text/Badge.tsx';
import { Inline } from '../../../primitives/layout/Inline.tsx';

const texts = defineTexts('AccountStatusBadge', {
  active: 'Active',
  disabled: 'Disabled',
  new: 'New',
});

type Props = {
  approved: boolean;
  /** Registered, and not decided about yet. */
  isWaiting?: boolean;
};

/** Whether an account may log in (spec accounts §4), and whether it is new. */
export function AccountStatusBadge({ approved, isWaiting = false }: Props) {
  if (approved) return <Badge label={texts.active} tone="plain" />;
  if (!isWaiting) return <Badge label={texts.disabled} />;
  return (
    <Inline space="xxsmall" as="span">
      <Badge label={texts.disabled} />
      <Badge label={texts.new} tone="caution" />
    </Inline>
  );
}
