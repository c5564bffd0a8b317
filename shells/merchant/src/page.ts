import type { AppPage } from '@consignment/routing/app/pages';
import type { AppFrameRoute } from '@consignment/routing/app/routes-of';
import type { may } from './may.ts';

/** The facts of the shop by which some pages are shown. */
export type Shop = { canUsePaypal: boolean };

/** `public`, every role, or the call that a role has to include. */
export type PageRight = 'public' | 'everyone' | Parameters<typeof may>[0];

export type Frames = Readonly<Record<string, AppFrameRoute>>;
export type Table<Title extends string> = readonly AppPage<PageRight, Shop, Title>[];
