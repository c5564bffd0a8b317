import { defineTexts } from '@consignment/domain/text/texts';
import Maximize2 from 'lucide-react/icons/maximize-2';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../../../../primitives/actions/Button.tsx';
import { Card } from '../../../../primitives/layout/Card.tsx';
import { Dialog } from '../../../../primitives/overlays/Dialog.tsx';
import { FilterSelect } from '../../../../primitives/filters/FilterSelect.tsx';
import { Stack } from '../../../../primitives/layout/Stack.tsx';
import { Tabs } from '../../../../primitives/navigation/Tabs.tsx';
import { Text } from '../../../../primitives/text/Text.tsx';
import { ThemeRoot } from '../../../../primitives/layout/ThemeRoot.tsx';
import * as styles from './portal.css.ts';

const texts = defineTexts('PortalPreview', {
  width: 'Width',
  theme: 'Theme',
  page: 'Portal page',
  frame:
    'The portal’s {page, select, commissions {commissions} other {sign-in}} page at {width, select, phone {phone} other {desktop}} width',
  title: 'Preview',
  open: 'Open full size',
  about: 'The preview shows the values you’ve entered, whether or not they’re saved.',
  fullTitle: 'Portal preview',
  light: 'Light',
  dark: 'Dark',
  desktop: 'Desktop',
  phone: 'Phone',
  signIn: 'Sign-in',
  commissions: 'Commissions',
});

export type PreviewPage = 'sign-in' | 'commissions';

type Props = {
  /** The theme that vendors see. */
  scheme: Scheme;
  /** The shop's colours in a theme, as custom properties. */
  brandOf: (scheme: Scheme) => Readonly<Record<string, string>>;
  /** Over the whole window, with the typed values as well. */
  isFullSize: boolean;
  onFullSize: (isOpen: boolean) => void;
  /** Draws the portal's own page with the typed values. */
  children: (page: PreviewPage) => ReactNode;
};

/**
 * The portal as it would be, beside the form that changes it: its own pages at a phone's own size, or at a desk's,
 * which needs the whole window to be read. They are only looked at: nothing in them takes focus or a press.
 */
export function PortalPreview({ scheme, brandOf, isFullSize, onFullSize, children }: Props) {
  const [page, setPage] = useState<PreviewPage>('sign-in');
  const [width, setWidth] = useState<Width>('phone');
  const [look, setLook] = useState({ scheme, given: scheme });
  // The theme that is chosen in the form is what one wants to see next.
  if (look.given !== scheme) setLook({ scheme, given: scheme });
  const drawn = (stage: string) => (
    <Stack space="small">
      <div className={styles.controls}>
        <FilterSelect
          label={texts.width}
          options={widths()}
          value={width}
          onSelect={(value) => setWidth(value === 'phone' ? 'phone' : 'desktop')}
        />
        <FilterSelect
          label={texts.theme}
          options={schemes()}
          value={look.scheme}
          onSelect={(value) => setLook({ scheme: value === 'dark' ? 'dark' : 'light', given: scheme })}
        />
      </div>
      <Tabs
        label={texts.page}
        tabs={pages()}
        value={page}
        onSelect={(value) => setPage(value === 'commissions' ? 'commissions' : 'sign-in')}
      >
        <PageFrame title={texts.frame({ page, width })} width={pixels[width]} stage={stage}>
          <ThemeRoot scheme={look.scheme} brand={brandOf(look.scheme)}>
            {children(page)}
          </ThemeRoot>
        </PageFrame>
      </Tabs>
    </Stack>
  );
  return (
    <>
      <Card
        title={texts.title}
        actions={
          <Button
            label={texts.open}
            icon={Maximize2}
            size="small"
            onClick={() => {
              setWidth('desktop');
              onFullSize(true);
            }}
          />
        }
      >
        <Stack space="small">
          <Text size="small" tone="muted">
            {texts.about}
          </Text>
          {drawn(styles.stage)}
        </Stack>
      </Card>
      <Dialog isOpen={isFullSize} onClose={() => onFullSize(false)} title={texts.fullTitle} size="full">
        {drawn(styles.fullStage)}
      </Dialog>
    </>
  );
}

type Scheme = 'light' | 'dark';
const schemes = () => [
  { value: 'light', label: texts.light },
  { value: 'dark', label: texts.dark },
];
type Width = 'phone' | 'desktop';
const pixels = { phone: 375, desktop: 1280 } satisfies Record<Width, number>;
const widths = () => [
  { value: 'desktop', label: texts.desktop },
  { value: 'phone', label: texts.phone },
];
const pages = () => [
  { value: 'sign-in', label: texts.signIn },
  { value: 'commissions', label: texts.commissions },
];

type FrameProps = {
  title: string;
  width: number;
  /** The look of the place that it is drawn in. */
  stage: string;
  children: ReactNode;
};

/** In its own window, so that the layout follows its width, not that of the window around it. */
function PageFrame({ title, width, stage: look, children }: FrameProps) {
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const [room, setRoom] = useState({ width: 0, height: 0 });
  const measure = useCallback((stage: HTMLElement | null) => {
    if (stage === null) return undefined;
    const observer = new ResizeObserver(() => {
      setRoom({ width: stage.clientWidth, height: stage.clientHeight });
    });
    observer.observe(stage);
    return () => observer.disconnect();
  }, []);
  useEffect(() => (root === null ? undefined : followStyles(root.ownerDocument)), [root]);
  const scale = room.width === 0 ? 0 : Math.min(1, room.width / width);
  return (
    <div ref={measure} className={look}>
      <iframe
        inert
        title={title}
        srcDoc="<!doctype html><html lang=en><title>Preview</title><body><div></div>"
        className={styles.page}
        style={{
          inlineSize: width,
          blockSize: scale === 0 ? 0 : room.height / scale,
          transform: `scale(${scale})`,
          ...(scale < 1 && { marginInline: 0 }),
        }}
        onLoad={({ currentTarget }) =>
          setRoot(currentTarget.contentDocument?.body.firstElementChild as HTMLElement | null)
        }
      />
      {root !== null && createPortal(children, root)}
    </div>
  );
}

/** Keeps the style sheets of this page in the other one too, also those that come later. */
function followStyles(other: Document): () => void {
  const copies = new Map<Node, Node>();
  const copy = () => {
    for (const sheet of document.head.querySelectorAll('link[rel="stylesheet"], style')) {
      const before = copies.get(sheet);
      const isSame = before !== undefined && before.textContent === sheet.textContent;
      if (isSame) continue;
      const now = other.importNode(sheet, true);
      if (before === undefined) other.head.append(now);
      else other.head.replaceChild(now, before);
      copies.set(sheet, now);
    }
  };
  copy();
  const observer = new MutationObserver(copy);
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  return () => observer.disconnect();
}
