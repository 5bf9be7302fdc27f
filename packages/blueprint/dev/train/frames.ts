import { CONTEXTS } from '../../src/lexicon/contexts.ts';
import {
  attributes,
  contexts,
  type Lang,
  looksPlural,
  pluralOf,
  things,
} from '../../src/lexicon/index.ts';
import { cells, perLang, wordsOf } from '../../src/lexicon/read.ts';
import { CONTAINERS } from '../../src/lexicon/views.ts';
import { FIELDS, PHRASES, SETTINGS, THINGS } from './vocabulary.ts';

/** Sentences with marks, made of frames and a wide vocabulary; `random` decides everything. */
export function framed(lang: Lang, random: () => number): string {
  const say = new Saying(lang, random);
  return say.sentence();
}

interface Named {
  one: string;
  many: string;
}

const rows = (table: string): string[][] =>
  table
    .split('\n')
    .filter((line) => line.includes('|'))
    .map(cells);
const containersIn = (lang: Lang): string[] =>
  rows(CONTAINERS).flatMap(([, ...columns]) =>
    perLang(columns, wordsOf)[lang].map(({ one }) => one),
  );
const contextsIn = (lang: Lang): string[] =>
  rows(CONTEXTS).flatMap(([, , ...columns]) =>
    perLang(columns, wordsOf)[lang].map(({ one }) => one),
  );
void contexts;

/** One saying: its language, its dice, and the words it draws from. */
class Saying {
  readonly lang: Lang;
  readonly random: () => number;
  readonly things: Named[];
  readonly fields: string[];

  constructor(lang: Lang, random: () => number) {
    this.lang = lang;
    this.random = random;
    this.things = [...things.values()].flatMap(({ words }) => words[lang]);
    this.fields = [...attributes.values()].flatMap(({ words }) =>
      words[lang].map(({ one }) => one),
    );
  }

  private pick<T>(from: readonly T[]): T {
    return from[Math.floor(this.random() * from.length)] as T;
  }

  private chance(share: number): boolean {
    return this.random() < share;
  }

  private get words() {
    return PHRASES[this.lang];
  }

  private thing(): Named {
    const isRare = this.lang === 'en' && this.chance(0.55);
    const one = isRare ? this.pick(THINGS) : '';
    return one ? { one, many: pluralOf(one, this.lang) } : this.pick(this.things);
  }

  /** A field's mark, with an article now and then, and its values where it is a choice. */
  private field(): string {
    if (this.chance(0.07)) return `[q ${this.pick(this.words.asking)}]`;
    const isRare = this.lang === 'en' && this.chance(0.45);
    const name = isRare ? this.pick(FIELDS) : this.pick(this.fields);
    const compound = this.lang === 'en' && this.chance(0.12) ? `${this.thing().one} ${name}` : name;
    const article = this.chance(0.12) && !looksPlural(name, this.lang) ? `${this.words.one} ` : '';
    return `${article}[f ${compound.toLowerCase() === compound || this.lang === 'de' ? compound : compound}]${this.chance(0.07) ? this.values() : ''}`;
  }

  private values(): string {
    const values = this.pick(this.words.values)
      .split(', ')
      .map((value) => `[v ${value}]`);
    return this.pick([
      ` (${values.join(', ')})`,
      `: ${values.join('/')}`,
      ` ${values.join(' / ')}`,
      ` (${values.join('/')})`,
    ]);
  }

  private join(parts: string[]): string {
    const last = parts.at(-1) ?? '';
    if (parts.length === 1) return last;
    const and = this.chance(0.7) ? ` ${this.words.and} ` : ', ';
    return `${parts.slice(0, -1).join(', ')}${and}${last}`;
  }

  private list(most = 6): string {
    const count = 1 + Math.floor(this.random() * most);
    return this.join(Array.from({ length: count }, () => this.field()));
  }

  private cased(text: string): string {
    return this.lang === 'de' ? text : this.chance(0.5) ? text.toLowerCase() : text;
  }

  private entities(): string {
    const { with: having, has, each, several, belongs, and } = this.words;
    const style = Math.floor(this.random() * 8);
    const count = 1 + Math.floor(this.random() * 4);
    const many = Array.from({ length: count }, () => this.thing());
    const e = (text: string) => `[e ${this.cased(text)}]`;
    if (style === 0) return this.join(many.map(({ many }) => e(many)));
    if (style === 1)
      return many
        .map(({ many }) => `${e(many)} ${having} ${this.list()}`)
        .join(this.pick(['; ', ', ', '. ', `, ${and} `]));
    if (style === 2)
      return many
        .map(({ many }) => `${e(many)} (${this.list()})`)
        .join(this.pick([', ', '; ', ` ${and} `]));
    if (style === 3)
      return many
        .map(({ many }) => `${this.pick(['- ', '* ', '\\n- ', ''])}${e(many)}: ${this.list()}`)
        .join(this.pick(['\\n', '; ', '. ']));
    if (style === 4)
      return many
        .map(({ one }) => `${this.pick(each)} ${e(one)} ${this.pick(has)} ${this.list()}`)
        .join(this.pick(['. ', '; ', ', ']));
    if (style === 5) {
      const [a, b] = [this.thing(), this.thing()];
      return `${e(a.many)} ${having} ${this.list()}. ${this.pick(each)} ${e(a.one)} ${several} ${e(b.many)}${this.pick([` (${this.list()})`, ` ${having} ${this.list()}`, ''])}`;
    }
    if (style === 6) {
      const [a, b] = [this.thing(), this.thing()];
      return `${e(a.many)} ${having} ${this.list()}; ${this.pick(each)} ${e(b.one)} ${belongs} ${e(a.one)} ${and} ${this.pick(has)} ${this.list()}`;
    }
    const first = this.thing();
    return `${e(first.many)}: ${this.list(8)}`;
  }

  private setting(): string {
    return this.chance(0.5) ? this.pick(SETTINGS[this.lang]) : this.pick(contextsIn(this.lang));
  }

  private head(): string {
    const { for: meant, want } = this.words;
    const container = this.pick(containersIn(this.lang));
    const style = Math.floor(this.random() * 7);
    const title =
      this.lang === 'en' || this.lang === 'nl' ? `${this.thing().one} ${container}` : container;
    if (style === 0)
      return `${this.words.one} [c ${container}] ${meant} [b ${this.setting()}]${this.joint()}`;
    if (style === 1) return `[c ${this.chance(0.6) ? title : container}]${this.joint()}`;
    if (style === 2) return `[b ${this.setting()}]${this.pick(['. ', ': ', ' - '])}`;
    if (style === 3) return `${this.pick(want)} `;
    if (style === 4) return `${meant} [b ${this.setting()}]${this.pick([': ', ', ', ' '])}`;
    if (style === 5) return `[c ${title}] ${meant} [b ${this.setting()}]${this.joint()}`;
    return '';
  }

  private joint(): string {
    return this.pick([': ', ' - ', '. ', `, `, ` ${this.words.with} `, '\\n']);
  }

  private tail(): string {
    const { actors, deeds, views, access, looks } = this.words;
    const kind = this.random();
    if (kind < 0.3) return `[w ${this.pick(views)}]`;
    if (kind < 0.5) return `[p ${this.pick(access)}]`;
    if (kind < 0.6) return `[l ${this.pick(looks)}]`;
    const thing = this.thing();
    const what = this.chance(0.5) ? `${this.words.one} [e ${thing.one}]` : `[e ${thing.many}]`;
    return `[a ${this.pick(actors)}] ${this.lang === 'en' ? this.pick(['can ', '']) : ''}[d ${this.pick(deeds)}] ${what}`;
  }

  /** A head, a body of things with their fields, and what else is asked. */
  sentence(): string {
    const isTerse = this.chance(0.14);
    const body = isTerse ? this.terse() : this.head() + this.entities();
    const also = this.chance(0.12) ? ` ${this.words.for} [b ${this.setting()}]` : '';
    const tails = Array.from({ length: Math.floor(this.random() * 2.4) }, () => this.tail());
    const text = `${body}${also}${tails.map((tail) => `${this.pick(['. ', ', ', '; ', '. '])}${tail}`).join('')}`;
    return this.chance(0.3) ? text : `${text}.`;
  }

  /** Only a name and what is noted: 'violin repairs: date, fee'; 'kayak log - date, place'. */
  private terse(): string {
    const thing = this.thing();
    const container = this.pick(containersIn(this.lang));
    const name =
      this.chance(0.5) || this.lang !== 'en'
        ? `[e ${thing.many}]`
        : `[c ${thing.one} ${container}]`;
    if (this.chance(0.2)) return name;
    return `${name}${this.pick([': ', ' - ', '. ', ', '])}${this.list(8)}`;
  }
}
