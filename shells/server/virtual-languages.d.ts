/** Offered by the plugin of `languages.ts`. */
declare module 'virtual:languages' {
  type Words = Readonly<Record<string, Readonly<Record<string, string>>>>;
  export const languages: Readonly<Record<string, () => Promise<{ default: Words }>>>;
}
