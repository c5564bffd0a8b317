import { ThemeRoot } from '@consignment/components/primitives/layout/ThemeRoot';
import type { ReactNode } from 'react';
import { preload } from 'react-dom';

const font = new URL('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2', import.meta.url).href;

export const metadata = { title: 'Consignment in Next.js' };

export default function Layout({ children }: { children: ReactNode }) {
  preload(font, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  return (
    <html lang="en">
      <body style={{ margin: 0 }}>
        <ThemeRoot scheme="light" brand={null}>
          {children}
        </ThemeRoot>
      </body>
    </html>
  );
}
