import { z } from 'zod';
import { fileKind } from './files.ts';
import { LIMITS } from './limits.ts';

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
