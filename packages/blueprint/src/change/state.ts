import type { Lang } from '../lexicon/index.ts';
import type { AppSpec, SpecEntity } from '../spec.ts';
import { SAID } from './said.ts';

/** The spec as it changes while a message is read, and what to tell of it. */
export class Changing {
  spec: AppSpec;
  readonly lang: Lang;
  readonly now: Date;
  readonly changes: string[] = [];
  /** Pages that were asked for and are there already. */
  readonly there: string[] = [];
  /** What was asked for and is told to be left out, as the readings of a spec. */
  readonly asides: AppSpec['readings'] = [];
  /** Where the last command was at work: 'it' of the next. */
  focus: SpecEntity | undefined;

  constructor(spec: AppSpec, lang: Lang, now: Date) {
    this.spec = spec;
    this.lang = lang;
    this.now = now;
  }

  say(what: string, a: string, b = '', c = ''): void {
    const sentence = SAID[this.lang][what]?.(a, b, c);
    if (sentence && !this.changes.includes(sentence)) this.changes.push(sentence);
  }

  /** Replaces one entity by what `make` gives, wherever the spec holds it. */
  update(name: string, make: (entity: SpecEntity) => SpecEntity): void {
    this.spec = {
      ...this.spec,
      entities: this.spec.entities.map((entity) => (entity.name === name ? make(entity) : entity)),
    };
    this.focus = this.spec.entities.find((entity) => entity.name === name) ?? this.focus;
  }
}
