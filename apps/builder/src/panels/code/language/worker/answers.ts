import ts from 'typescript-service';
import type {
  Hover,
  Location,
  Position,
  SignatureHelp,
  WorkspaceEdit,
} from 'vscode-languageserver-protocol';
import { uriOf } from './paths.ts';
import { offsetOf, rangeOf, shownPlace } from './places.ts';
import { type AppProject, isOwn } from './project.ts';

const words = (parts: ts.SymbolDisplayPart[] | undefined): string => ts.displayPartsToString(parts);

/** What the compiler knows of places in an app, as the protocol words it. */
export class Answers {
  readonly #project: AppProject;

  constructor(project: AppProject) {
    this.#project = project;
  }

  #at(path: string, position: Position): { text: string; offset: number } | null {
    const text = this.#project.text(path);
    return text === undefined ? null : { text, offset: offsetOf(text, position) };
  }

  hover(path: string, position: Position): Hover | null {
    const at = this.#at(path, position);
    const info = at && this.#project.service.getQuickInfoAtPosition(path, at.offset);
    if (!info) return null;
    const tags = (info.tags ?? [])
      .map(({ name, text }) => `*@${name}* ${words(text)}`.trim())
      .join('\n\n');
    const code = `\`\`\`typescript\n${words(info.displayParts)}\n\`\`\``;
    return {
      contents: {
        kind: 'markdown',
        value: [code, words(info.documentation), tags].filter(Boolean).join('\n\n'),
      },
      range: rangeOf(at.text, info.textSpan.start, info.textSpan.length),
    };
  }

  definition(path: string, position: Position): Location[] {
    const at = this.#at(path, position);
    if (!at) return [];
    const found = this.#project.service.getDefinitionAtPosition(path, at.offset) ?? [];
    return found.flatMap(({ fileName, textSpan }) => this.#place(fileName, textSpan));
  }

  references(path: string, position: Position): Location[] {
    const at = this.#at(path, position);
    if (!at) return [];
    const found = this.#project.service.getReferencesAtPosition(path, at.offset) ?? [];
    return found
      .filter(({ fileName }) => isOwn(fileName))
      .flatMap(({ fileName, textSpan }) => this.#place(fileName, textSpan));
  }

  #place(path: string, { start, length }: ts.TextSpan): Location[] {
    const place = shownPlace(path, start, length, (file) => this.#project.text(file));
    return place ? [place] : [];
  }

  /** Where a name is renamed; refused with words where it is not the app's own. */
  rename(path: string, position: Position, newName: string): WorkspaceEdit {
    const at = this.#at(path, position);
    const { service } = this.#project;
    const info = at && service.getRenameInfo(path, at.offset, {});
    if (!info?.canRename)
      throw new Error(info?.localizedErrorMessage ?? 'Nothing here can be renamed');
    const places = service.findRenameLocations(path, at!.offset, false, false, {
      providePrefixAndSuffixTextForRename: true,
    });
    const changes: NonNullable<WorkspaceEdit['changes']> = {};
    for (const { fileName, textSpan, prefixText = '', suffixText = '' } of places ?? []) {
      if (!isOwn(fileName))
        throw new Error('This name comes from the library or an entity and cannot be renamed');
      const text = this.#project.text(fileName) ?? '';
      changes[uriOf(fileName)] ??= [];
      changes[uriOf(fileName)]!.push({
        range: rangeOf(text, textSpan.start, textSpan.length),
        newText: `${prefixText}${newName}${suffixText}`,
      });
    }
    return { changes };
  }

  signature(path: string, position: Position): SignatureHelp | null {
    const at = this.#at(path, position);
    const help = at && this.#project.service.getSignatureHelpItems(path, at.offset, {});
    if (!help) return null;
    return {
      activeSignature: help.selectedItemIndex,
      activeParameter: help.argumentIndex,
      signatures: help.items.map((item) => {
        const separator = words(item.separatorDisplayParts);
        const parameters = item.parameters.map(({ displayParts, documentation }) => ({
          label: words(displayParts),
          documentation: words(documentation),
        }));
        const inside = parameters.map(({ label }) => label).join(separator);
        return {
          label: `${words(item.prefixDisplayParts)}${inside}${words(item.suffixDisplayParts)}`,
          documentation: words(item.documentation),
          parameters,
        };
      }),
    };
  }
}
