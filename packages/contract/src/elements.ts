import { z } from 'zod';
import { call } from './call.ts';
import { fileKind } from './files.ts';
import { AppId, VersionId } from './ids.ts';
import { LIMITS } from './limits.ts';
import { needs } from './policy.ts';

/** A name as code has it: `h1`, `RecipeCard`, `Select.Item`. */
const Name = z.string().regex(/^[A-Za-z_$][\w$.:-]{0,79}$/, 'Not the name of an element');

/** Where an element begins in the app's sources; both count from 1. */
export const ElementPlace = z.object({
  file: z
    .string()
    .max(200)
    .refine((path) => fileKind(path) !== null && /\.(tsx|jsx|js|ts)$/.test(path), 'No such file'),
  line: z.number().int().min(1).max(LIMITS.code.fileLength),
  column: z.number().int().min(1).max(LIMITS.code.fileLength),
});
export type ElementPlace = z.infer<typeof ElementPlace>;

/**
 * An element of the app that somebody chose in the preview. All of it is the frame's word, in which the
 * app's own code may have a hand: a place is looked up before it is used, the text is only ever shown.
 */
export const ChosenElement = ElementPlace.extend({
  tag: Name,
  /** The component in whose code it stands; none where that has no name. */
  component: z.union([Name, z.literal('')]).catch(''),
  text: z
    .string()
    .transform((text) => text.replace(/\s+/g, ' ').trim().slice(0, LIMITS.element.text)),
});
export type ChosenElement = z.infer<typeof ChosenElement>;

/** What an element is called for people: `h1 in Hero`. */
export const elementTitle = ({
  tag,
  component,
}: Pick<ChosenElement, 'tag' | 'component'>): string =>
  component && component !== tag ? `${tag} in ${component}` : tag;

/** What a message says of the elements that it is about, for who reads it as text. */
export const elementLine = (element: ChosenElement): string =>
  `${elementTitle(element)}, ${element.file} line ${element.line}`;

/** The looks that are set by one class each, without a model. */
export const ELEMENT_STYLES = ['color', 'background', 'padding', 'margin', 'gap'] as const;
export const ElementStyle = z.enum(ELEMENT_STYLES);
export type ElementStyle = z.infer<typeof ElementStyle>;
/** The class that sets each; null where none does. */
export const ElementStyles = z.record(ElementStyle, z.string().nullable());
export type ElementStyles = z.infer<typeof ElementStyles>;

/** A class as Tailwind has them: no quote, no space, nothing that ends a text. */
const ClassName = z
  .string()
  .max(100)
  .regex(/^[\w:./[\]#%()!,*&>~=+@-]+$/, 'Not a class');
const Typed = z.string().max(LIMITS.element.typed, `At most ${LIMITS.element.typed} characters`);

/** A change of one element that needs no model. */
export const ElementChange = z.discriminatedUnion('kind', [
  /** Of its own texts, the one at an index. */
  z.object({
    kind: z.literal('text'),
    index: z.number().int().min(0).max(50),
    value: Typed.refine((text) => text.trim() !== '', 'Enter a text'),
  }),
  z.object({ kind: z.literal('attribute'), name: z.string().max(40), value: Typed }),
  z.object({ kind: z.literal('style'), style: ElementStyle, value: ClassName.nullable() }),
  /** All of its classes; null where it had none. What undoes a style. */
  z.object({ kind: z.literal('classes'), value: z.array(ClassName).max(200).nullable() }),
]);
export type ElementChange = z.infer<typeof ElementChange>;

/** An element of the draft, with what of it can be changed directly. */
export const ElementView = z.object({
  place: ElementPlace,
  tag: z.string(),
  /** The hash of the file that this was read from: a change stands on it. */
  base: z.string(),
  /** Its texts that stand in the code as they are. */
  texts: z.array(z.string()),
  /** More of what it shows comes from data or is worked out by code. */
  hasData: z.boolean(),
  attributes: z.array(z.object({ name: z.string(), value: z.string() })),
  /** null where its looks cannot be set at this place; `styledBy` says why. */
  styles: ElementStyles.nullable(),
  styledBy: z.enum(['code', 'component']).nullable(),
  /** It is written once and drawn for each item of a list. */
  isRepeated: z.boolean(),
  /** The entity that its data comes from, where that is plain. */
  entity: z.string().nullable(),
});
export type ElementView = z.infer<typeof ElementView>;

/** The code of a refusal because the file or the preview is another than the one that was chosen in. */
export const ELEMENT_MOVED = 'element_moved';

const onApp = z.object({ appId: AppId });
const BaseHash = z.string().regex(/^[0-9a-f]{64}$/, 'Not the hash of a file');

/** Direct changes in the preview: of a person who may edit the app, in any kind of app. */
export const elementCalls = {
  view: call({
    id: 'viewElement',
    method: 'GET',
    path: '/api/apps/{appId}/element',
    who: needs('app.edit'),
    summary: 'What of an element that was chosen in the preview can be changed directly',
    params: onApp,
    // What names no element answers 409, once it is known who asks.
    query: z.object({
      file: z.string().max(200).default(''),
      line: z.coerce.number().pipe(ElementPlace.shape.line).default(1),
      column: z.coerce.number().pipe(ElementPlace.shape.column).default(1),
      tag: z.string().max(80).default(''),
      /** The hash of the compiled module that the preview shows: the place was made from it. */
      module: z.string().max(64).default(''),
    }),
    answer: ElementView,
  }),
  change: call({
    id: 'changeElement',
    method: 'POST',
    path: '/api/apps/{appId}/element',
    who: needs('app.edit'),
    summary:
      'Change the texts or looks of one element; the file must be the one that it was read from',
    params: onApp,
    body: ElementPlace.extend({
      tag: Name,
      base: BaseHash,
      changes: z.array(ElementChange).min(1).max(10),
    }),
    answer: z.object({
      versionId: VersionId.nullable(),
      view: ElementView,
      /** The changes that bring back what was there. */
      undo: z.array(ElementChange),
    }),
  }),
};
