declare module 'virtual:english-texts' {
  export const englishTexts: import('../packages/domain/src/text/texts.ts').Words;
}
