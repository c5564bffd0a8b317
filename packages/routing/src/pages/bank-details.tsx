import { answerOf, type Settled } from '@consignment/client/answer';
import type { Client } from '@consignment/client/create-client';
import { BankDetailsCard } from '@consignment/components/parts/payouts/BankDetailsCard';
import type { ComponentProps } from 'react';
import { useRevalidator } from 'react-router-dom';
import { useSave } from '../app/use-save.tsx';

type Calls = Pick<Client, 'GET' | 'PUT' | 'POST'>;

/** Where a vendor is paid by bank, masked. */
export function askBankDetails(client: Pick<Client, 'GET'>, id: number, signal: AbortSignal) {
  return answerOf(client.GET('/vendors/{id}/bank-details/', { params: { path: { id } }, signal }));
}

type Props = {
  client: Calls;
  vendor: { id: number; name: string };
  loaded: Settled<Awaited<ReturnType<typeof askBankDetails>>>;
  /** Shown to the vendor itself, or to its shop. */
  isOwn: boolean;
  timeZone: string;
  /** Of the shop; '' where it is not known. */
  country: string;
  mayChange: boolean;
  mayRelease: boolean;
  onRetryPaypal: ComponentProps<typeof BankDetailsCard>['onRetryPaypal'];
};

/** The card of a vendor's bank details with its calls, for the portal and the shop alike. */
export function BankDetails({ client, vendor, loaded, mayChange, mayRelease, ...props }: Props) {
  const save = useSave();
  const { revalidate } = useRevalidator();
  const params = { path: { id: vendor.id } };
  return (
    <BankDetailsCard
      {...props}
      // An open dialog belongs to one vendor.
      key={vendor.id}
      vendorName={vendor.name}
      details={loaded.is === 'ready' ? loaded : { ...loaded, onRetry: () => void revalidate() }}
      onChange={
        mayChange
          ? (body) => save(answerOf(client.PUT('/vendors/{id}/bank-details/', { params, body })))
          : null
      }
      onRemove={
        mayChange
          ? (password) => {
              const body = password === '' ? {} : { password };
              return save(answerOf(client.POST('/vendors/{id}/bank-details/remove/', { params, body })));
            }
          : null
      }
      onRelease={
        mayRelease
          ? (password) => {
              const body = password === '' ? {} : { password };
              return save(answerOf(client.POST('/vendors/{id}/bank-details/release/', { params, body })));
            }
          : null
      }
    />
  );
}
