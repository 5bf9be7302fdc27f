import type { Lang } from '../lexicon/index.ts';
import type { SpecField } from '../spec.ts';
import type { Clause } from './clause.ts';
import type { Changing } from './state.ts';
import { targetsOf } from './targets.ts';

/** 'The rating should be 3 by default': how each language says where a new row begins. */
const SHAPES: Record<Lang, string[]> = {
  en: [
    '(?<x>.+?) (?:should be|is|are|starts? (?:as|at|with)|defaults? to|to be) (?<y>.+?)(?: by default)',
    '(?:the )?default (?:value )?(?:for |of )?(?:the )?(?<x>.+?) (?:is|should be|to|as) (?<y>.+)',
    'set (?:the )?default (?:value )?(?:for|of) (?:the )?(?<x>.+?) (?:to|as) (?<y>.+)',
    '(?<x>.+?) (?:should )?defaults? to (?<y>.+)',
    'make (?<y>.+?) the default (?:for |of )?(?:the )?(?<x>.+)',
  ],
  de: [
    '(?<x>.+?) (?:ist|sind|soll|steht) (?:standardmassig|am anfang|anfangs|normalerweise) (?:auf )?(?<y>.+?)(?: sein| stehen)?',
    '(?:der )?(?:standardwert|vorgabe|standard) (?:fur|von|bei) (?<x>.+?) (?:ist|soll) (?<y>.+?)(?: sein)?',
  ],
  fr: [
    '(?<x>.+?) (?:est|vaut|soit) (?<y>.+?) par defaut',
    'par defaut,? (?<x>.+?) (?:est|vaut) (?<y>.+)',
  ],
  es: [
    '(?<x>.+?) (?:es|sea|debe ser) (?<y>.+?) por defecto',
    'por defecto,? (?<x>.+?) es (?<y>.+)',
  ],
  it: ['(?<x>.+?) (?:e|sia) (?<y>.+?) (?:di default|per impostazione predefinita)'],
  pt: ['(?<x>.+?) (?:e|seja) (?<y>.+?) por (?:padrao|defeito)'],
  nl: ['(?<x>.+?) (?:is|moet) standaard (?<y>.+?)(?: zijn)?', 'standaard is (?<x>.+?) (?<y>.+)'],
};

/** Sets what a field of a new row holds. False where no field and value are named. */
export function defaultValue(clause: Clause, state: Changing): boolean {
  for (const shape of SHAPES[state.lang]) {
    const match = new RegExp(`^(?:please |bitte )?${shape}[.!]*$`, 'd').exec(clause.line);
    const x = match?.indices?.groups?.x;
    const y = match?.indices?.groups?.y;
    if (!x || !y) continue;
    const target = targetsOf(clause.typed(...x), state.spec, state.lang, 'field').find(
      (known) => known.kind === 'field',
    );
    if (target?.kind !== 'field') continue;
    const value = meant(target.field, clause.typed(...y));
    if (value === undefined) continue;
    state.update(target.entity.name, (entity) => ({
      ...entity,
      fields: entity.fields.map((field) =>
        field.name === target.field.name ? { ...field, default: value } : field,
      ),
    }));
    state.say('defaulted', target.field.label, String(shown(target.field, value)));
    return true;
  }
  return false;
}

const YES = /^(?:yes|true|on|checked|ja|oui|si|sí|sì|sim|an)$/i;
const NO = /^(?:no|false|off|unchecked|nein|non|nao|não|nee|aus)$/i;

function meant(field: SpecField, typed: string): unknown {
  const text = typed.replace(/^["“„«']|["”“»']$/g, '').trim();
  switch (field.type) {
    case 'enum':
      return field.options?.find(({ value, label }) =>
        [value, label].some((word) => word.toLowerCase() === text.toLowerCase()),
      )?.value;
    case 'boolean':
      return YES.test(text) ? true : NO.test(text) ? false : undefined;
    case 'number':
    case 'integer':
    case 'money':
    case 'percent':
    case 'rating':
    case 'duration': {
      const number = Number(/-?\d+(?:[.,]\d+)?/.exec(text)?.[0]?.replace(',', '.'));
      return Number.isNaN(number) ? undefined : number;
    }
    case 'text':
    case 'longtext':
      return text;
    default:
      return undefined;
  }
}

const shown = (field: SpecField, value: unknown): unknown =>
  field.options?.find((option) => option.value === value)?.label ?? value;
