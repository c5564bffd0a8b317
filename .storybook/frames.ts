/** The canvas of a story on a documentation page, by what it draws. */
export type Frame = { readonly inline: false; readonly height: string };

const frames = {
  /** Dialogs lie over the whole window, and each wants the focus for itself. */
  dialog: { inline: false, height: '720px' },
  /** A panel that opens over the page below its button. */
  sheet: { inline: false, height: '420px' },
  /** A whole page, with its own title and landmarks. */
  page: { inline: false, height: '720px' },
} as const satisfies Record<string, Frame>;

const sheets = /\/(Menu|Dropdown|DateRangePanel|MoreActions|Popover|ToastRegion|DaysFilter|SoldFilter)$/;

/** The frame of a component's stories, by its title in the sidebar; null for what is drawn in the page itself. */
export function frameOf(title: string): Frame | null {
  if (/(Dialog|DialogActions|CommandMenu|FindAnything)$/.test(title)) return frames.dialog;
  if (sheets.test(title)) return frames.sheet;
  return /^Pages\//.test(title) || /^Screens\/.*Screen$/.test(title) || /^Parts\/.*Page$/.test(title)
    ? frames.page
    : null;
}
