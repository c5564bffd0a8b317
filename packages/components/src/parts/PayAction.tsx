import { payAction } from '@consignment/domain/payout';
import { Button } from '../primitives/Button.tsx';

type Props = {
  /** Of the vendor or the sales rep. */
  name: string;
  /** A decimal string. */
  due: string;
  onPayNow: () => void;
};

/** Opens the review of a payout, where something is due (spec operations §2). The review itself is a PayoutDialog. */
export function PayAction({ name, due, onPayNow }: Props) {
  // Only its sign matters here, and that is exact in any number.
  const { label, isEnabled } = payAction(Number(due));
  return (
    <Button
      label={label}
      size="small"
      onClick={onPayNow}
      state={isEnabled ? { is: 'ready' } : { is: 'disabled', reason: `Nothing is due to ${name}.` }}
    />
  );
}
