import ts from 'typescript-service';
import type { Diagnostic } from 'vscode-languageserver-protocol';
import { APP } from './paths.ts';
import { rangeOf } from './places.ts';
import type { AppProject } from './project.ts';

/** Faults that keep an app from running: names, modules and exports that are not there. */
const SERIOUS = new Set([2304, 2305, 2307, 2552, 2614, 2724, 18004]);
/** Said of code that apps are written in all the same, and that runs. */
const IGNORED = new Set([
  7016, 7044, 7045, 7047, 7043, 6133, 80001, 80002, 80004, 80005, 80006, 80007,
]);

/** What is wrong in a file: errors keep it from running, warnings are what the types say beyond that. */
export function diagnosticsOf(project: AppProject, path: string): Diagnostic[] {
  const text = project.text(path);
  if (text === undefined) return [];
  const { service } = project;
  project.settle();
  const syntax = service
    .getSyntacticDiagnostics(path)
    .map((fault) => ({ fault, severity: 1 as const }));
  const types =
    // Code for the server runs under Deno, whose types are not here.
    syntax.length > 0 || path.startsWith(`${APP}server/`)
      ? []
      : service.getSemanticDiagnostics(path).map((fault) => ({
          fault,
          severity: SERIOUS.has(fault.code) ? (1 as const) : (2 as const),
        }));
  return [...syntax, ...types]
    .filter(({ fault }) => !IGNORED.has(fault.code))
    .map(({ fault, severity }) => ({
      range: rangeOf(text, fault.start ?? 0, fault.length ?? 0),
      severity,
      source: 'TypeScript',
      code: fault.code,
      message: ts.flattenDiagnosticMessageText(fault.messageText, '\n'),
    }));
}
