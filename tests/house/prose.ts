/** The prose of a file: comments, texts of three words or more, and pages; no code. */
import ts from 'typescript';
import type { Source } from './source.ts';

export type Passage = { readonly line: number; readonly text: string };

/** The passages with their first lines. */
export function proseOf(source: Source): Passage[] {
  if (/\.(?:mdx?|yaml)$/.test(source.path)) return passagesOfPage(source);
  const file = ts.createSourceFile(source.path, source.text, ts.ScriptTarget.Latest, true);
  const lineAt = (position: number) => file.getLineAndCharacterOfPosition(position).line + 1;
  const found: Passage[] = [];
  const seen = new Set<number>();
  const take = (ranges: readonly ts.CommentRange[] | undefined) => {
    for (const { pos, end } of ranges ?? []) {
      if (seen.has(pos)) continue;
      seen.add(pos);
      const text = withoutCode(source.text.slice(pos, end).replace(/^\/\*+|\*\/$|^\s*\*(?!\/)|^\/\//gm, ' '));
      found.push({ line: lineAt(pos), text });
    }
  };
  const visit = (node: ts.Node): void => {
    take(ts.getLeadingCommentRanges(source.text, node.getFullStart()));
    take(ts.getTrailingCommentRanges(source.text, node.getEnd()));
    const text = textOf(node);
    if (text !== null && text.trim().split(/\s+/).length > 2)
      found.push({ line: lineAt(node.getStart()), text });
    for (const child of node.getChildren()) visit(child);
  };
  visit(file);
  return found;
}

function textOf(node: ts.Node): string | null {
  if (ts.isJsxText(node)) return node.text;
  if (ts.isStringLiteralLike(node)) return ts.isImportDeclaration(node.parent) ? null : node.text;
  if (ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node)) return node.text;
  return null;
}

function passagesOfPage({ path, text }: Source): Passage[] {
  const prose = path.endsWith('.yaml')
    ? text
    : text.replace(/^```[\s\S]*?^```/gm, (code) => code.replace(/.+/g, ''));
  return prose.split('\n').map((line, at) => ({ line: at + 1, text: withoutCode(line) }));
}

function withoutCode(text: string): string {
  return text.replace(/`[^`\n]*`/g, '`code`');
}
