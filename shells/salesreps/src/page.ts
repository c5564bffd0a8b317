import type { AppPage } from '@consignment/routing/app/pages';
import type { AppFrameRoute } from '@consignment/routing/app/routes-of';
import type { may } from './may.ts';

/** `isOfTeam`: one of the shop’s own people. */
export type Person = { isOfTeam: boolean };

/** `public`, everyone, the shop’s own people, or the call that a role has to include. */
export type PageRight = 'public' | 'everyone' | 'team' | Parameters<typeof may>[0];

export type Frames = Readonly<Record<string, AppFrameRoute>>;
export type Table<Title extends string> = readonly AppPage<PageRight, Person, Title>[];
