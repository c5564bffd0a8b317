import type { Client } from '@consignment/client/create-client';
import { ProofDialog } from '@consignment/components/parts/signing-in/ProofDialog';
import { showOverPages } from '../lists/over-pages.tsx';
import { beginProof } from './second-factor.tsx';

/** Asks over the page; resolves to whether the person has proved who they are. Rejects with RequestFailed. */
export async function askToProve(client: Client): Promise<boolean> {
  const { methods, show } = await beginProof({ client });
  return new Promise((resolve) => {
    const end = (isProved: boolean) => {
      hide();
      resolve(isProved);
    };
    const hide = showOverPages(
      <ProofDialog
        key="proof"
        methods={methods}
        onShow={async (shown) => {
          const outcome = await show(shown);
          if (outcome.is === 'done') end(true);
          return outcome;
        }}
        onClose={() => end(false)}
      />,
    );
  });
}
