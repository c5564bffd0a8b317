declare module 'virtual:languages' {
  export const languages: import('@consignment/routing/app/language').LanguageFiles;
}
