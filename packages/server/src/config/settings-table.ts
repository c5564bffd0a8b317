import { settings, type Setting } from './config.ts';

/** The settings as a table in Markdown with even columns, for the README. */
export function settingsTable(): string {
  const rows = Object.values(settings).map((setting: Setting<unknown>) => [
    `\`${setting.name}\``,
    setting.fallbackInWords ?? `\`${setting.fallback ?? ''}\``,
    `${setting.meaning}${setting.isSecret ? ' _Secret._' : ''}`,
  ]);
  const all = [['Setting', 'Default', 'Meaning'], ...rows];
  const widths = [0, 1, 2].map((at) => Math.max(...all.map((row) => row[at]?.length ?? 0)));
  const lines = all.map((row) => `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`);
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return lines.toSpliced(1, 0, rule).join('\n');
}
