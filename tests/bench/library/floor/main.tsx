/** The hand-written screen of the bench of the app, with an owner that asks no server. */
import { useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { newestFirst } from '../../one-screen/floor/listing.ts';
import { Screen } from '../../one-screen/floor/Screen.tsx';
import { listed } from '../listed.ts';
import { shop, vendor } from '../records.ts';
import '../../one-screen/floor/screen.css';

function Page() {
  const [listing, setListing] = useState(newestFirst);
  const lines = useMemo(() => {
    const results = listed(listing);
    return { count: results.length, results };
  }, [listing]);
  return (
    <Screen shop={shop} vendor={vendor} lines={lines} hasAllColumns listing={listing} onList={setListing} />
  );
}

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element #root.');
createRoot(root).render(<Page />);
