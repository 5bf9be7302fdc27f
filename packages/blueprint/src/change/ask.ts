import type { Lang } from '../lexicon/index.ts';
import type { AppSpec } from '../spec.ts';
import type { Clause } from './clause.ts';
import { LEVELS } from './said.ts';
import { targetsOf } from './targets.ts';

const WHO: Record<Lang, RegExp> = {
  en: /\b(who|is (?:it|this|the app) (?:public|private)|can (?:anyone|everyone|others?|other people|people|visitors|anybody|somebody|someone|strangers))\b/,
  de: /\b(wer|ist (?:das|sie|die app) (?:offentlich|privat)|kann (?:jeder|man|jemand)|konnen (?:alle|andere|besucher))\b/,
  fr: /\b(qui|est ce (?:public|prive)|tout le monde)\b/,
  es: /\b(quien|quienes|es (?:publica?|privad[oa])|cualquiera)\b/,
  it: /\b(chi|e (?:pubblic[oa]|privat[oa])|chiunque)\b/,
  pt: /\b(quem|e (?:public[oa]|privad[oa])|qualquer)\b/,
  nl: /\b(wie|is (?:dit|het|de app) (?:openbaar|prive)|kan iedereen)\b/,
};
const OPENS: Record<Lang, RegExp> = {
  en: /^(who|what|which|how|why|when|where|is|are|does|do|did|can (?:anyone|everyone|others?|people|visitors|somebody|someone|strangers|i see))\b/,
  de: /^(wer|was|welche\w*|wie|warum|wann|wo|ist|sind|kann (?:jeder|man|jemand)|hat)\b/,
  fr: /^(qui|que|quel\w*|comment|pourquoi|quand|ou|est)\b/,
  es: /^(quien\w*|que|cual\w*|como|por que|cuando|donde|es|son)\b/,
  it: /^(chi|che|qual\w*|come|perche|quando|dove|e)\b/,
  pt: /^(quem|que|o que|qua\w*|como|por que|quando|onde|e)\b/,
  nl: /^(wie|wat|welke?|hoe|waarom|wanneer|waar|is|zijn)\b/,
};
const HAS: Record<Lang, (entity: string, fields: string) => string> = {
  en: (entity, fields) => `${entity}: ${fields}.`,
  de: (entity, fields) => `${entity}: ${fields}.`,
  fr: (entity, fields) => `${entity} : ${fields}.`,
  es: (entity, fields) => `${entity}: ${fields}.`,
  it: (entity, fields) => `${entity}: ${fields}.`,
  pt: (entity, fields) => `${entity}: ${fields}.`,
  nl: (entity, fields) => `${entity}: ${fields}.`,
};

/** The answer to a question about the app: who may see and change what, or what it keeps. Null for other sentences. */
export function answerTo(clause: Clause, spec: AppSpec, lang: Lang): string | null {
  const asks = clause.text.trim().endsWith('?') || clause.line.endsWith('?');
  if (!OPENS[lang].test(clause.line) || (!asks && clause.tokens.length > 9)) return null;
  if (WHO[lang].test(clause.line)) return accessAnswer(spec, lang);
  const named = targetsOf(clause.text, spec, lang).find((target) => target.kind === 'entity');
  const entities = named?.kind === 'entity' ? [named.entity] : spec.entities;
  return entities
    .map((entity) =>
      HAS[lang](
        entity.plural,
        entity.fields
          .filter((field) => !field.hidden)
          .map((field) => field.label)
          .join(', '),
      ),
    )
    .join('\n');
}

/** Who can see and change what, one line per list. */
export function accessAnswer(spec: AppSpec, lang: Lang): string {
  const { read, write } = LEVELS[lang];
  return spec.entities
    .map(
      (entity) =>
        `${entity.plural}: ${read[entity.permissions.read]}, ${entity.ownedByCreatorOrAdmin && entity.permissions.write !== 'anonymous' ? write.own : write[entity.permissions.write]}.`,
    )
    .join('\n');
}
