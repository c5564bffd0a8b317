import { paths } from './paths.ts';

/** At the foot of every page but the portal's (spec foundations §2). */
export const legalLinks = [
  { href: paths.terms, label: 'Terms of service' },
  { href: paths.privacy, label: 'Privacy policy' },
];
