import { useEffect, useRef } from 'react';

type Props = { vendor: string; count: number; total: string; onClose: () => void };

export function PayoutDialog({ vendor, count, total, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} aria-labelledby="pay" onClose={onClose}>
      <h2 id="pay">Pay {vendor}</h2>
      <p>Check the payout before you make it.</p>
      <form method="dialog">
        <p className="review">
          <span>{count} line items</span> <span>{total}</span>
        </p>
        <p className="review">
          <strong>Total</strong> <output>{total}</output>
        </p>
        <label>
          Additional pay <input name="additional_pay" inputMode="decimal" />
        </label>
        <label>
          Note <textarea name="note" rows={2} />
        </label>
        <p>
          <button type="button" onClick={onClose}>
            Cancel
          </button>{' '}
          <button type="submit">Pay {total}</button>
        </p>
      </form>
    </dialog>
  );
}
