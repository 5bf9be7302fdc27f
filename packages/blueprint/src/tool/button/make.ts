import {
  ToolBlock,
  type ToolField,
  type ToolFieldType,
  type ToolFile,
  toolNameOf,
  toolPathOf,
} from '@trellis/contract';
import { freeName } from '@trellis/tools';
import { capital, type Lang } from '../../lexicon/lang.ts';
import type { AppSpec, FieldType, SpecField } from '../../spec.ts';
import { draftTool } from '../draft.ts';
import type { Deed } from '../foreign/deed.ts';
import { foreignDraft } from '../foreign/draft.ts';
import { listedIn, quotedIn, toolWords } from '../words.ts';
import type { ButtonPlace } from './find.ts';
import type { ButtonWish } from './read.ts';

/** What a field of a row is to a tool. Dates and choices go as the texts that rows hold. */
const AS_INPUT: Partial<Record<FieldType, ToolFieldType>> = {
  longtext: 'long_text',
  richtext: 'long_text',
  list: 'long_text',
  multienum: 'long_text',
  image: 'photo',
  file: 'file',
  boolean: 'boolean',
};

export interface MadeButton {
  spec: AppSpec;
  tool: ToolFile;
  /** What was done, for the answer. */
  said: string;
}

/** The tool behind a button, and the field beside which it stands from now on. */
export function makeButton(
  wish: ButtonWish | (ButtonWish & Deed),
  { entity, target, from }: ButtonPlace,
  spec: AppSpec,
  tools: readonly ToolFile[],
  lang: Lang,
): MadeButton {
  const fields = from.map((field) => inputOf(field, from.length === 1));
  const what = lang === 'de' ? target.label : target.label.toLowerCase();
  const isList = target.type === 'list';
  const block = ToolBlock.parse({
    id: target.name,
    type: isList ? 'list' : 'text',
    title: target.label,
    instructions: toolWords(
      lang,
      isList ? 'field_list' : 'field_text',
      what,
      lang === 'de' ? entity.label : entity.label.toLowerCase(),
    ),
  });
  const others = tools.map((one) => one.definition);
  const known = { fields, blocks: [block] };
  const definition =
    lang !== 'en' && 'infinitive' in wish
      ? foreignDraft(wish, lang, others, known)
      : draftTool(`${wish.verb} ${wish.said}`, others, known);
  const names = tools.map(({ path }) => toolNameOf(path) ?? '');
  const path = toolPathOf(freeName(definition.title, names));
  const label = capital(definition.title);
  const written = {
    tool: definition.path,
    label,
    from: from.map(({ name }, at) => ({ field: name, input: fields[at]!.name })),
  };
  const given = listedIn(
    lang,
    from.map((field) => quotedIn(lang, field.label)),
  );
  return {
    spec: withWritten(spec, entity.name, target.name, written),
    tool: { path, definition },
    said: toolWords(lang, 'button', label, target.label, entity.plural, definition.title, given),
  };
}

/** The same app with, or without, a button beside a field. */
export const withWritten = (
  spec: AppSpec,
  entity: string,
  name: string,
  written: SpecField['written'],
): AppSpec => ({
  ...spec,
  entities: spec.entities.map((one) =>
    one.name !== entity
      ? one
      : {
          ...one,
          fields: one.fields.map((field) => {
            if (field.name !== name) return field;
            const { written: _, ...plain } = field;
            return written ? { ...plain, written } : plain;
          }),
        },
  ),
});

function inputOf({ label, type }: SpecField, isOnly: boolean): ToolField {
  const name = label.replace(/[[\]]/g, '').trim().slice(0, 100);
  return {
    name: name.toLowerCase() === 'input' ? 'Given input' : name,
    type: AS_INPUT[type] ?? 'text',
    // A single one is needed: without it there is nothing to write from.
    required: isOnly,
  };
}
