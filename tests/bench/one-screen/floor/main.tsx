/** The floor: what the screen weighs and takes when it is written by hand for its own sake. */
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { ScreenData } from './format.ts';
import { newestFirst, type Listing } from './listing.ts';
import { Screen } from './Screen.tsx';
import './screen.css';

/** Order and choice are the server's, as in every list that is longer than its page. */
async function linesOf(vendorId: number, { sort, paid }: Listing): Promise<ScreenData['lines']> {
  const ordering = sort.isDown ? `-${sort.key}` : sort.key;
  const which = paid === 'all' ? '' : `&paid=${paid === 'paid'}`;
  const query = `vendor_id=${vendorId}&page=1&page_size=50&ordering=${ordering}${which}`;
  const answer = await fetch(`/api/vendors/commissions/?${query}`);
  return (await answer.json()) as ScreenData['lines'];
}

function Page({ first }: { first: ScreenData }) {
  const [{ lines, listing }, setListed] = useState({ lines: first.lines, listing: newestFirst });
  const list = (next: Listing) => {
    void linesOf(first.vendor.id, next).then((found) => setListed({ lines: found, listing: next }));
  };
  return (
    <Screen
      shop={first.shop}
      vendor={first.vendor}
      lines={lines}
      hasAllColumns={false}
      listing={listing}
      onList={list}
    />
  );
}

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element #root.');
const answer = await fetch('/api/screen.json');
createRoot(root).render(<Page first={(await answer.json()) as ScreenData} />);
