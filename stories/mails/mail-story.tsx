import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { contrast, type Hex } from '@consignment/components/theme/color';
import { schemes } from '@consignment/components/theme/schemes';
import { buttonOf } from '@consignment/server/mail-content/look';
import type { MailContent, ContentBrand } from '@consignment/server/mail-content/content';
import { brands } from '../../.storybook/brands.ts';
import { schemeOf } from '../../.storybook/look.ts';
import { aMailBrand } from '../fixtures/mails.ts';
import { MailSheet } from './MailSheet.tsx';

/** The story of a mail. It takes the colours of the brand in the toolbar, if there is one. */
export function mailStory(content: MailContent, changes: Partial<ContentBrand> = {}): StoryObj {
  return {
    render: (_args, { globals }) => (
      <MailSheet
        content={content}
        brand={{ ...aMailBrand(changes), ...coloursOf(globals['brand']) }}
        scheme={schemeOf(globals['theme'])}
      />
    ),
    play: async ({ canvas, globals }) => {
      const frame = canvas.getByTitle<HTMLIFrameElement>('The mail');
      await waitFor(() => expect(Number(frame.height)).toBeGreaterThan(100));
      const mail = frame.contentDocument;
      if (mail === null) throw new Error('The mail cannot be read.');
      await expect(mail.body).toHaveTextContent(content.greeting);
      const ground = hexOf(colourOf(mail.body, 'backgroundColor'));
      await expect(ground).toBe(schemes[schemeOf(globals['theme'])].surface.page);
      await expect(faint(mail)).toEqual([]);
      await expect(mail.documentElement.scrollWidth).toBeLessThanOrEqual(frame.clientWidth);
    },
  };
}

function coloursOf(name: unknown) {
  const brand = Object.entries(brands).find(([key]) => key === name)?.[1].brand ?? null;
  return brand === null ? {} : buttonOf(brand.primary, brand.buttonText);
}

/** The texts of a mail with less than 4.5:1 on the ground beneath them. */
function faint(mail: Document): string[] {
  const texts = mail.createTreeWalker(mail.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const { parentElement: owner, textContent: text } = node;
    if (owner === null || text === null || text.trim() === '') continue;
    const ratio = contrast(hexOf(colourOf(owner, 'color')), hexOf(groundOf(owner)));
    if (ratio < 4.5) found.push(`${text.trim()}: ${ratio.toFixed(2)}`);
  }
  return found;
}

function colourOf(element: Element, name: 'color' | 'backgroundColor'): string {
  const style = element.ownerDocument.defaultView?.getComputedStyle(element);
  return style?.[name] ?? '';
}

function groundOf(element: Element | null): string {
  if (element === null) return 'rgb(255, 255, 255)';
  const own = colourOf(element, 'backgroundColor');
  return own === 'rgba(0, 0, 0, 0)' ? groundOf(element.parentElement) : own;
}

function hexOf(rgb: string): Hex {
  const parts = rgb.match(/\d+/g)?.map((part) => Number(part).toString(16).padStart(2, '0')) ?? [];
  return `#${parts.join('')}`;
}
