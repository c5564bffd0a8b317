import type { CurrencyCode } from '@consignment/domain/money/currency';
import { defineTexts } from '@consignment/domain/text/texts';
import { formatDate } from '@consignment/domain/time/dates';
import { formatDecimal } from '@consignment/domain/money/money';
import Banknote from 'lucide-react/icons/banknote';
import CircleUser from 'lucide-react/icons/circle-user';
import Compass from 'lucide-react/icons/compass';
import Keyboard from 'lucide-react/icons/keyboard';
import LogOut from 'lucide-react/icons/log-out';
import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import Package from 'lucide-react/icons/package';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import Store from 'lucide-react/icons/store';
import Sun from 'lucide-react/icons/sun';
import UserPlus from 'lucide-react/icons/user-plus';
import Zap from 'lucide-react/icons/zap';
import type { Command } from '../../primitives/overlays/CommandMenu.tsx';
import type { Icon } from '../../primitives/text/icon.ts';

const texts = defineTexts('FindCommands', {
  payout: 'Payout #{number}',
  pay: 'Pay {name}…',
  invite: 'Invite {name}…',
  changeTheTheme: 'Change the theme to {choice, select, light {light} dark {dark} other {system}}',
  appearanceColoursColors: 'appearance colours colors mode',
  keys: 'Keys',
  keyboardShortcuts: 'keyboard shortcuts',
  logout: 'Logout',
  logOutLogout: 'log out logout',
  due: '{amount} due',
});

/** A page of the app; `detail` is the page that it is a section of. */
export type KnownPage = {
  href: string;
  label: string;
  detail?: string;
  /** Found by these words too. */
  keywords?: string;
};

/** A record that a search has found. Amounts are decimal strings, instants ISO 8601. */
export type FoundRecord = { href: string } & (
  | { kind: 'vendor'; name: string; contact: string; due: string; currency: CurrencyCode }
  | { kind: 'order'; name: string; customer: string; at: string }
  | { kind: 'payout'; number: number; to: string; amount: string; currency: CurrencyCode; at: string }
  | { kind: 'pay'; name: string; due: string; currency: CurrencyCode }
  | { kind: 'invite'; name: string; email: string }
  | { kind: 'line'; title: string; order: string | null }
  | { kind: 'product'; name: string }
  | { kind: 'account'; name: string; email: string | null }
);

export type FoundKind = 'page' | 'act' | FoundRecord['kind'];

/** A command that leads to a page. */
export type PageCommand = Command & { href: string; kind: FoundKind; keywords?: string };

/** A command that does something at once. Nothing that moves money is one: it leads to its review. */
export type ActionCommand = Command & { onSelect: () => void; keywords?: string };

export type FindCommand = PageCommand | ActionCommand;

/** A page that was chosen before. */
export type RecentPage = Pick<PageCommand, 'href' | 'kind' | 'label'>;

const icons = {
  page: Compass,
  act: Zap,
  pay: Banknote,
  invite: UserPlus,
  vendor: Store,
  order: ShoppingBag,
  line: ShoppingBag,
  payout: Banknote,
  product: Package,
  account: CircleUser,
} satisfies Record<FoundKind, Icon>;

export function pageCommand({ href, ...page }: KnownPage): PageCommand {
  return { ...page, id: `page-${href}-${page.label}`, href, kind: 'page', icon: icons.page };
}

/** An act that has a page. */
export function actCommand({ href, ...page }: KnownPage): PageCommand {
  return { ...page, id: `act-${href}-${page.label}`, href, kind: 'act', icon: icons.act };
}

export function recentCommand(page: RecentPage): PageCommand {
  return { ...page, id: `recent-${page.href}`, icon: icons[page.kind] };
}

/** `timeZone` is the shop's (IANA). */
export function recordCommand(record: FoundRecord, timeZone: string): PageCommand {
  const { kind, href } = record;
  return { ...wordsOf(record, timeZone), id: `${kind}-${href}`, kind, href, icon: icons[kind] };
}

function wordsOf(record: FoundRecord, timeZone: string): { label: string; detail?: string } {
  switch (record.kind) {
    case 'vendor': {
      const due = texts.due({ amount: formatDecimal(record.due, record.currency) });
      return {
        label: record.name,
        detail: inLine(record.contact === record.name ? '' : record.contact, due),
      };
    }
    case 'order':
      return { label: record.name, detail: inLine(record.customer, formatDate(record.at, timeZone)) };
    case 'payout': {
      const amount = formatDecimal(record.amount, record.currency);
      const detail = inLine(record.to, amount, formatDate(record.at, timeZone));
      return { label: texts.payout({ number: record.number }), detail };
    }
    case 'pay':
      return {
        label: texts.pay({ name: record.name }),
        detail: texts.due({ amount: formatDecimal(record.due, record.currency) }),
      };
    case 'invite':
      return { label: texts.invite({ name: record.name }), detail: record.email };
    case 'line':
      return { label: record.title, ...(record.order === null ? {} : { detail: record.order }) };
    case 'product':
      return { label: record.name };
    case 'account':
      return { label: record.name, ...(record.email === null ? {} : { detail: record.email }) };
  }
}

function inLine(...words: string[]): string {
  return words.filter((word) => word !== '').join(' · ');
}

type AppActions = {
  onKeys: () => void;
  onChooseScheme: (choice: 'light' | 'dark' | 'system') => void;
  onSignOut: () => void;
};

/** The actions of a person in every app. */
export function appActions({ onKeys, onChooseScheme, onSignOut }: AppActions): ActionCommand[] {
  const theme = (choice: 'light' | 'dark' | 'system', icon: Icon): ActionCommand => ({
    id: `theme-${choice}`,
    label: texts.changeTheTheme({ choice }),
    icon,
    keywords: texts.appearanceColoursColors,
    onSelect: () => onChooseScheme(choice),
  });
  return [
    theme('light', Sun),
    theme('dark', Moon),
    theme('system', Monitor),
    {
      id: 'keys',
      label: texts.keys,
      icon: Keyboard,
      keys: '?',
      keywords: texts.keyboardShortcuts,
      onSelect: onKeys,
    },
    { id: 'sign-out', label: texts.logout, icon: LogOut, keywords: texts.logOutLogout, onSelect: onSignOut },
  ];
}
