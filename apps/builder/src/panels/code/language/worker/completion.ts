import ts from 'typescript-service';
import type { CompletionItem, CompletionList } from 'vscode-languageserver-protocol';
import type { ImportOffers } from './imports.ts';
import { rangeOf } from './places.ts';
import type { AppProject } from './project.ts';

/** The protocol's numbers for the kinds of completions. */
const Kind = {
  Method: 2,
  Function: 3,
  Field: 5,
  Variable: 6,
  Class: 7,
  Interface: 8,
  Module: 9,
  Value: 12,
  Keyword: 14,
  Constant: 21,
} as const;

const KINDS: Record<string, (typeof Kind)[keyof typeof Kind]> = {
  [ts.ScriptElementKind.keyword]: Kind.Keyword,
  [ts.ScriptElementKind.functionElement]: Kind.Function,
  [ts.ScriptElementKind.localFunctionElement]: Kind.Function,
  [ts.ScriptElementKind.memberFunctionElement]: Kind.Method,
  [ts.ScriptElementKind.memberVariableElement]: Kind.Field,
  [ts.ScriptElementKind.memberGetAccessorElement]: Kind.Field,
  [ts.ScriptElementKind.classElement]: Kind.Class,
  [ts.ScriptElementKind.interfaceElement]: Kind.Interface,
  [ts.ScriptElementKind.typeElement]: Kind.Interface,
  [ts.ScriptElementKind.alias]: Kind.Variable,
  [ts.ScriptElementKind.constElement]: Kind.Constant,
  [ts.ScriptElementKind.moduleElement]: Kind.Module,
  [ts.ScriptElementKind.string]: Kind.Value,
};

/** More would only be scrolled past; what is typed on asks anew. */
const MOST = 150;

const PREFERENCES: ts.UserPreferences = {
  includeCompletionsForModuleExports: false,
  includeCompletionsWithInsertText: true,
  includeCompletionsForImportStatements: true,
  jsxAttributeCompletionStyle: 'auto',
  quotePreference: 'single',
};

/** What may stand at a place of a file, the likeliest first; with names that an import would bring. */
export function completionsAt(
  project: AppProject,
  offers: ImportOffers,
  path: string,
  offset: number,
): CompletionList | null {
  const text = project.text(path);
  if (text === undefined) return null;
  const found = project.service.getCompletionsAtPosition(path, offset, PREFERENCES);
  const prefix = /[\w$]*$/.exec(text.slice(Math.max(0, offset - 100), offset))?.[0] ?? '';
  const entries = narrow(found?.entries ?? [], prefix);
  const items = entries.slice(0, MOST).map((entry): CompletionItem => {
    const span = entry.replacementSpan ?? found?.optionalReplacementSpan;
    const { insertText = entry.name } = entry;
    return {
      label: entry.name,
      kind: KINDS[entry.kind] ?? Kind.Variable,
      sortText: entry.sortText,
      // The last letters may be typed already; what follows the cursor stays.
      ...(span && span.start <= offset
        ? {
            textEdit: {
              newText: insertText,
              range: rangeOf(text, span.start, offset - span.start),
            },
          }
        : { insertText }),
      ...(entry.isSnippet && { insertTextFormat: 2 as const }),
    };
  });
  const isMember =
    found?.isMemberCompletion ?? /[.'"`/]$/.test(text.slice(0, offset - prefix.length));
  if (!isMember && prefix.length >= 2) {
    const known = new Set(entries.map(({ name }) => name));
    items.push(...offers.named(path, text, prefix, known));
  }
  return { isIncomplete: entries.length > MOST || (!isMember && prefix.length < 2), items };
}

/** Those that fit what is typed already, those that begin with it first; the client sorts them by how well. */
function narrow(entries: readonly ts.CompletionEntry[], prefix: string): ts.CompletionEntry[] {
  const wanted = prefix.toLowerCase();
  const [begins, fits]: [ts.CompletionEntry[], ts.CompletionEntry[]] = [[], []];
  for (const entry of entries) {
    if (entry.kind === ts.ScriptElementKind.warning) continue;
    const name = entry.name.toLowerCase();
    if (name.startsWith(wanted)) begins.push(entry);
    else if (holds(name, wanted)) fits.push(entry);
  }
  return [...begins, ...fits];
}

/** Whether a name has these letters in this order. */
function holds(name: string, letters: string): boolean {
  let at = -1;
  for (const letter of letters) {
    at = name.indexOf(letter, at + 1);
    if (at === -1) return false;
  }
  return true;
}
