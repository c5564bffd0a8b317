import { ThemeRoot } from '@consignment/components/primitives/layout/ThemeRoot';
import font from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import { preload } from 'react-dom';
import { Payouts, Vendors } from '../screens';

const pages = { vendors: Vendors, payouts: Payouts };

export function App({ path }: { path: string }) {
  preload(font, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  const Page = path === '/payouts' ? pages.payouts : pages.vendors;
  return (
    <ThemeRoot scheme="light" brand={null}>
      <Page />
    </ThemeRoot>
  );
}
