/** Is this address that page, or one below it. The root is only itself. */
export function isWithin(pathname: string, href: string): boolean {
  return pathname === href || pathname === `${href}/` || (href !== '/' && pathname.startsWith(`${href}/`));
}
