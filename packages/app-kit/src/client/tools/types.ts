/**
 * The AI tools of this app by their paths, each with what it takes and what its answer has. What it holds comes from
 * the tools' definitions, where an app is checked; here nothing is known of any.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the app's tools are declared into it
export interface AppTools {}

/** The path of a tool; any text where the app's tools are not known. */
export type ToolPath = [keyof AppTools] extends [never] ? string : keyof AppTools & string;

/** Files for a photo or file input: chosen ones, which are uploaded first, or addresses of uploaded ones. */
export type ToolFiles = File | string | readonly (File | string)[];

type Known<Path> = Path extends keyof AppTools ? AppTools[Path] : { inputs: Values; parts: Values };
type Values = Record<string, unknown>;

/** What a tool is run with: values by the names of its fields, the free line's under `input`. */
export type ToolInputs<Path = string> =
  Known<Path> extends { inputs: infer Inputs } ? Inputs : never;
/** What an answer has, by the ids of its blocks. */
export type ToolParts<Path = string> = Known<Path> extends { parts: infer Parts } ? Parts : never;

/** A block of an answer as it is now; a text holds all that came of it so far. */
export type ToolPart<Path = string> = {
  [Id in keyof ToolParts<Path>]: {
    id: Id;
    type: string;
    state: 'waiting' | 'partial' | 'done' | 'failed';
    value: ToolParts<Path>[Id] | null;
  };
}[keyof ToolParts<Path>];

/** A run that is over. */
export interface FinishedRun<Path = string> {
  runId: string;
  /** `error`: it came to nothing, or not to its end; `failure` says why, in words for people. */
  state: 'success' | 'error';
  /** What there is of the answer, by the ids of its blocks; what did not come is not in it. */
  parts: Partial<ToolParts<Path>>;
  failure: { kind: string; message: string } | null;
}

export interface RunOptions<Path = string> {
  /** Hears each part of the answer as it fills. */
  onPart?(part: ToolPart<Path>): void;
  /** Stops the run; the call ends with the signal's reason. */
  signal?: AbortSignal;
}

/** A tool as whoever may run it sees it. */
export interface ListedTool {
  path: string;
  title: string;
  header: string;
  description: string;
  imageUrl: string | null;
}
