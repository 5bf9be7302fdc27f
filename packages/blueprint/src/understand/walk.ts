import { attributes, type Lexicon, things } from '../lexicon/index.ts';
import type { Token } from '../lexicon/tokens.ts';
import type { VerbClass } from '../lexicon/verbs.ts';
import type { Draft, DraftEntity, DraftField, Wish } from './draft.ts';
import { addThing, addUnknown, relate } from './entities.ts';
import { addField, fieldOf, fromAttribute, sentenceCase } from './fields.ts';
import { fieldName, labelOf } from './names.ts';
import { optionsFrom, readOptions } from './options.ts';
import type { Found } from './phrases.ts';
import { type Noun, type Piece, readPieces } from './pieces.ts';
import type { Tag } from './tagger.ts';

const WRITES: readonly VerbClass[] = [
  'write',
  'book',
  'borrow',
  'vote',
  'comment',
  'rate',
  'upload',
  'act',
  'pay',
  'keep',
];
const FRAME_VIEWS = new Set([
  'board',
  'calendar',
  'gallery',
  'schedule',
  'shop',
  'form',
  'timeline',
  'list',
  'table',
]);

/** Goes through a sentence piece by piece and notes in the draft what each word asks for. */
export class Walker {
  private readonly draft: Draft;
  private readonly text: string;
  private readonly tokens: readonly Token[];
  private readonly lexicon: Lexicon;
  private readonly pieces: Piece[];
  private readonly found: readonly Found[];
  private subject: DraftEntity | undefined;
  private mode: 'top' | 'fields' = 'top';
  private before: string | undefined;
  private verb: VerbClass | undefined;
  private actor: Noun | undefined;
  private wish: Wish | undefined;
  private skipTo = 0;
  private first = true;
  /** In a change the verb that opens the sentence ('add') does not end the list of fields. */
  private fixed: 'top' | 'fields' | undefined;
  private readonly pending: Noun[] = [];

  constructor(
    draft: Draft,
    text: string,
    tokens: readonly Token[],
    lexicon: Lexicon,
    tags: ReadonlyMap<number, Tag>,
    found: readonly Found[],
  ) {
    this.draft = draft;
    this.text = text;
    this.tokens = tokens;
    this.lexicon = lexicon;
    this.found = found;
    this.pieces = readPieces(text, tokens, lexicon, tags, found);
  }

  /** Reads on from where an app stands: what is named first belongs to `subject`. */
  walkFrom(subject: DraftEntity | undefined, mode: 'top' | 'fields'): void {
    this.subject = subject;
    this.mode = mode;
    this.first = false;
    this.verb = 'write';
    this.fixed = mode;
    this.walk();
  }

  walk(): void {
    let event = 0;
    for (const [at, piece] of this.pieces.entries()) {
      while (event < this.found.length && (this.found[event] as Found).from <= piece.from)
        this.phrase(this.found[event++] as Found);
      if (piece.from < this.skipTo) continue;
      this.piece(piece, at);
    }
    while (event < this.found.length) this.phrase(this.found[event++] as Found);
    this.settlePending();
  }

  private piece(piece: Piece, at: number): void {
    if (piece.kind === 'sign') {
      this.sign(piece.text, at);
      return;
    }
    if (piece.kind === 'fn') {
      this.small(piece, at);
      return;
    }
    if (
      piece.kind === 'verb' &&
      this.fixed &&
      this.pieces.slice(0, at).every((other) => other.kind !== 'noun')
    ) {
      this.verb = piece.cls === 'see' ? 'see' : 'write';
      return;
    }
    if (piece.kind === 'verb') {
      this.verb = piece.cls;
      this.before = undefined;
      if (
        piece.cls === 'keep' ||
        piece.cls === 'see' ||
        piece.cls === 'write' ||
        piece.cls === 'act'
      )
        this.mode = this.mode === 'fields' && piece.cls === 'act' ? 'fields' : 'top';
      this.behaviourOf(piece.cls, at);
      return;
    }
    if (piece.kind === 'noun') this.noun(piece, at);
  }

  private sign(sign: string, at: number): void {
    if (/[.;!?\n]/.test(sign)) {
      this.mode = 'top';
      this.verb = undefined;
      this.actor = undefined;
    } else if (sign === ':' || /[–—-]/.test(sign)) {
      this.mode = this.subject && this.listIsFields(at + 1) ? 'fields' : 'top';
      this.verb = undefined;
    } else if (sign === '(' && this.subject) this.mode = 'fields';
    if (sign !== ',' || this.mode === 'top') this.wish = undefined;
    this.before = undefined;
  }

  /** After a colon: whether what follows are a thing's fields, or things with fields of their own. */
  private listIsFields(from: number): boolean {
    let fields = 0;
    let entities = 0;
    for (let at = from; at < this.pieces.length; at++) {
      const piece = this.pieces[at] as Piece;
      if (piece.kind === 'sign' && /[.;!?\n]/.test(piece.text)) break;
      if (
        piece.kind === 'verb' ||
        (piece.kind === 'fn' && (piece.cls === 'with' || piece.cls === 'have'))
      ) {
        const last = this.pieces[at - 1];
        if (last?.kind === 'noun') return false;
        break;
      }
      if (piece.kind !== 'noun') continue;
      if (piece.sense.attribute || piece.unknown) fields++;
      else if (piece.sense.thing && piece.many) entities++;
    }
    return fields > entities;
  }

  private small(piece: Extract<Piece, { kind: 'fn' }>, at: number): void {
    const last = this.pieces[at - 1];
    switch (piece.cls) {
      case 'with':
        this.mode = 'fields';
        this.verb = undefined;
        break;
      case 'have':
        if (last?.kind === 'noun' || last?.kind === 'fn') this.mode = 'fields';
        break;
      case 'each':
        if (
          last === undefined ||
          last.kind === 'sign' ||
          (last.kind === 'fn' && last.cls === 'and')
        )
          this.mode = 'top';
        this.before = 'each';
        return;
      case 'rel':
        this.verb = undefined;
        break;
      case 'det':
      case 'some':
      case 'filler':
      case 'only':
        if (
          /^(my|mein|meine|meinen|meiner|meinem|mon|ma|mes|mi|mis|mio|mia|miei|mie|meu|minha|meus|minhas|mijn)$/.test(
            piece.low,
          )
        )
          this.draft.private = true;
        return;
      case 'and':
      case 'or':
        if (this.mode === 'top') this.wish = undefined;
        break;
      default:
    }
    this.before = ['with', 'by', 'for', 'of', 'in', 'like'].includes(piece.cls)
      ? piece.cls
      : undefined;
  }

  private noun(found: Noun, at: number): void {
    const noun = unwrapField(found, this.pieces[at + 1]);
    const before = this.before;
    this.before = undefined;
    if (noun.sense.colour && !noun.sense.thing && !noun.sense.attribute) return;
    if (this.first) this.title(noun);
    this.first = false;
    for (const part of noun.before) if (part.context) this.context(part.context, part.text);
    if (before === 'by') {
      this.grouping(noun);
      return;
    }
    if (before === 'of' && this.of(noun, at)) return;
    if (before === 'for' && this.forWhom(noun)) return;
    if (before === 'in' && !this.inside(noun)) return;
    if (this.mode === 'fields' && this.subject) this.inFields(noun, at);
    else this.atTop(noun, at);
  }

  /** The first phrase of a sentence names the app, when it is more than 'an app'. */
  private title(noun: Noun): void {
    const head = noun.sense;
    const bare = head.container === '-' && noun.before.length === 0;
    const start = this.tokens[noun.from]?.start ?? 0;
    if (bare || start > 60 || this.verb === 'see') return;
    if (
      head.container !== undefined ||
      head.view !== undefined ||
      head.context ||
      (head.thing && !noun.many)
    ) {
      this.draft.title = noun.text;
      if (head.container && head.container !== '-') this.draft.container = head.container;
      else if (head.view && FRAME_VIEWS.has(head.view)) this.draft.container = head.view;
    }
  }

  private context(
    context: { key: string; hue: number; tone: DraftContextTone; things: string[] },
    text: string,
  ): void {
    if (this.draft.contexts.some((known) => known.key === context.key)) return;
    this.draft.contexts.push({ ...context, text });
    if (context.key === 'agency' && /(team|equipe|équipe|equipo|squadra|time)$/i.test(text))
      this.draft.team = true;
  }

  private of(noun: Noun, at: number): boolean {
    const last = this.pieces[at - 1 - (noun.det ? 1 : 0) - 1];
    if (this.wish && (noun.sense.attribute || noun.sense.thing || noun.unknown)) {
      if (noun.sense.thing && (noun.many || !noun.sense.attribute)) {
        this.subject = addThing(this.draft, noun.sense.thing, noun);
        this.wish.entity = this.subject.key;
      } else this.wish.value = noun.text;
      return true;
    }
    if (last?.kind !== 'noun') return false;
    if (last.sense.attribute?.key === 'number' && noun.many && this.subject) {
      const label = sentenceCase(labelOf(`${last.text} of ${noun.text}`), this.draft.lang);
      this.subject.fields = this.subject.fields.filter(
        (field) => field.attribute?.key !== 'number',
      );
      addField(this.subject, {
        name: fieldName(label),
        label,
        type: 'integer',
        role: 'quantity',
        asked: true,
      });
      return true;
    }
    const holds =
      last.sense.container !== undefined || (last.sense.view && FRAME_VIEWS.has(last.sense.view));
    if (holds) {
      this.mode = 'top';
      this.verb = 'keep';
      return false;
    }
    return Boolean(
      last.sense.attribute &&
        this.mode === 'fields' &&
        (noun.sense.thing === this.subject?.thing || noun.unknown),
    );
  }

  /** 'for my yoga studio' tells the place; 'a shop for candles' the goods. True when the noun is done with. */
  private forWhom(noun: Noun): boolean {
    const { thing, context } = noun.sense;
    if (context && !(noun.many && thing)) {
      this.context(context, noun.text);
      if (noun.det)
        this.draft.team ||= /^(our|unser\w*|notre|nos|nuestr\w+|nostr\w+|noss\w+|onze|ons)$/.test(
          noun.det,
        );
      return true;
    }
    if (thing && thing.kind !== 'item') {
      this.draft.contexts.push({
        key: `?${thing.key}`,
        hue: thing.hue,
        tone: thing.tone,
        text: noun.text,
        things: [thing.key],
      });
      return true;
    }
    if (this.subject && !this.draft.container) return !thing || this.mode === 'fields';
    if (thing || (noun.unknown && noun.many) || this.draft.entities.length === 0) {
      this.mode = 'top';
      this.verb = 'keep';
      return false;
    }
    return true;
  }

  /** 'in the kitchen' is a circumstance; 'in which room' a field. */
  private inside(noun: Noun): boolean {
    if (this.verb === 'keep' || this.draft.entities.length === 0) return true;
    return Boolean(
      noun.sense.attribute &&
        ['place', 'category', 'status'].includes(noun.sense.attribute.role) &&
        this.mode === 'fields',
    );
  }

  private grouping(noun: Noun): void {
    if (this.wish) {
      this.wish.by = noun.text;
      if (noun.sense.attribute && this.subject && !noun.sense.thing)
        addField(this.subject, fieldOf(noun, this.subject, this.draft));
      return;
    }
    const target = this.subject;
    if (!target) {
      this.pending.push(noun);
      return;
    }
    if (noun.sense.attribute) addField(target, asCategory(fieldOf(noun, target, this.draft)));
    else if (
      noun.sense.thing &&
      noun.sense.thing !== target.thing &&
      noun.sense.thing.kind !== 'person'
    )
      relate(target, addThing(this.draft, noun.sense.thing, noun), { asked: true });
    else if (noun.unknown)
      addField(target, {
        ...asCategory(fieldOf(noun, target, this.draft)),
        type: 'text',
        role: 'category',
      });
  }

  private inFields(noun: Noun, at: number): void {
    const subject = this.subject as DraftEntity;
    const { attribute, thing, view } = noun.sense;
    const next = this.pieces[at + 1];
    const own = next?.kind === 'fn' && (next.cls === 'with' || next.cls === 'have');
    const known = thing && this.draft.entities.find((entity) => entity.thing === thing);
    if (this.options(noun, at)) return;
    if (thing && (own || this.opensList(at)) && (noun.many || !attribute)) {
      this.subject = this.child(addThing(this.draft, thing, noun), subject, noun);
      return;
    }
    if (known && thing && known !== subject && thing.kind !== 'item') {
      relate(subject, known, { asked: true });
      return;
    }
    if (thing === subject.thing && thing && !attribute) return;
    const refers = thing && subject.thing?.fields.some((ref) => ref.thing === thing.key);
    const brings = thing && subject.thing?.with.includes(thing.key);
    if (
      thing &&
      (refers || brings || prefersThing(noun, subject) || !attribute) &&
      !(view && !noun.many)
    ) {
      this.child(addThing(this.draft, thing, noun), subject, noun);
      return;
    }
    if (attribute) {
      addField(subject, fieldOf(noun, subject, this.draft));
      return;
    }
    if (view !== undefined && this.viewWish(noun)) return;
    if (
      noun.sense.container !== undefined ||
      (noun.sense.context && noun.before.length === 0 && !noun.many)
    )
      return;
    if (own && noun.unknown && noun.many) {
      this.subject = this.child(addUnknown(this.draft, noun), subject, noun);
      return;
    }
    addField(subject, fieldOf(noun, subject, this.draft));
  }

  private opensList(at: number): boolean {
    const next = this.pieces[at + 1];
    return (
      next?.kind === 'sign' &&
      next.text === '(' &&
      this.pieces.slice(at + 2, at + 4).some((piece) => piece.kind === 'noun')
    );
  }

  /** A thing that is named among another's fields: its child where there are many, what it points at where there is one. */
  private child(entity: DraftEntity, parent: DraftEntity, noun: Noun): DraftEntity {
    if (entity === parent) return entity;
    const points = (from: DraftEntity, to: DraftEntity) =>
      from.thing?.fields.some((ref) => ref.thing !== undefined && ref.thing === to.thing?.key);
    if (entity.thing?.kind === 'apart' || parent.thing?.with.includes(entity.thing?.key ?? ''))
      return entity;
    if (points(parent, entity)) relate(parent, entity, { asked: true });
    else if (points(entity, parent)) relate(entity, parent, { required: true, asked: true });
    else if (!noun.many) relate(parent, entity, { asked: true });
    else if (entity.thing?.kind !== 'person') {
      relate(entity, parent, { required: true, asked: true });
      entity.isChild = true;
    }
    return entity;
  }

  private atTop(noun: Noun, at: number): void {
    const { thing, attribute, view, context } = noun.sense;
    const next = this.pieces[at + 1];
    if (thing && this.draft.landing && (thing.key === 'price_item' || thing.key === 'testimonial'))
      return;
    if (thing && this.isActor(noun, at)) {
      this.actor = noun;
      return;
    }
    if (this.options(noun, at)) return;
    const inner = noun.before
      .filter(
        (part) =>
          part.thing ||
          (part.attribute && !part.view) ||
          (!part.container && !part.context && !part.view && !part.attribute && !part.colour),
      )
      .at(-1);
    if ((noun.sense.container !== undefined || view !== undefined) && (inner || !thing)) {
      this.frame(noun, inner);
      return;
    }
    if (context && !noun.many && !this.verb && (!thing || this.draft.entities.length === 0)) {
      this.context(context, noun.text);
      return;
    }
    const brings = thing && this.subject?.thing?.with.includes(thing.key);
    const followsField =
      this.subject && attribute && !noun.many && thing !== this.subject.thing && !brings;
    if (thing && !followsField) {
      const single =
        attribute &&
        !noun.many &&
        this.verb !== undefined &&
        !this.draft.entities.some((entity) => entity.thing === thing);
      if (single) {
        this.pending.push(noun);
        return;
      }
      this.take(addThing(this.draft, thing, noun), noun);
      return;
    }
    if (attribute) {
      const looksAt = this.verb === 'see' && this.subject?.thing?.privacy === 'form';
      if (this.subject && !looksAt) addField(this.subject, fieldOf(noun, this.subject, this.draft));
      else if (!this.subject) this.pending.push(noun);
      return;
    }
    if (context) {
      this.context(context, noun.text);
      return;
    }
    if (!noun.unknown) return;
    const opens = next?.kind === 'fn' && (next.cls === 'with' || next.cls === 'have');
    const wanted =
      this.verb === 'keep' ||
      this.verb === 'write' ||
      opens ||
      (noun.many && this.draft.entities.length === 0) ||
      (noun.many && this.listed(at)) ||
      (!this.subject && this.draft.container !== undefined);
    if (wanted && this.verb !== 'act') this.take(addUnknown(this.draft, noun), noun);
    else if (noun.text.length > 2) this.draft.readings.push({ word: noun.text, readAs: 'aside' });
  }

  private listed(at: number): boolean {
    const sides = [this.pieces[at - 1], this.pieces[at + 1]];
    return sides.some(
      (piece) =>
        (piece?.kind === 'sign' && piece.text === ',') ||
        (piece?.kind === 'fn' && piece.cls === 'and'),
    );
  }

  private take(entity: DraftEntity, noun: Noun): void {
    if (this.actor && this.verb && WRITES.includes(this.verb))
      entity.actor ??= this.actor.sense.thing?.key ?? 'people';
    if (this.draft.container === 'shop' && noun.unknown) {
      entity.thing ??= things.get('product');
      this.draft.readings = this.draft.readings.filter((reading) => reading.word !== noun.text);
    }
    this.subject = entity;
  }

  /** A person who does something ('customers open tickets') is who writes, not what is kept. */
  private isActor(noun: Noun, at: number): boolean {
    if (!noun.sense.thing || noun.sense.thing.kind === 'item') return false;
    const next = this.pieces[at + 1];
    const after =
      next?.kind === 'fn' && ['modal', 'only', 'filler', 'not'].includes(next.cls)
        ? this.pieces[at + 2]
        : next;
    return after?.kind === 'verb' || (next?.kind === 'fn' && next.cls === 'modal');
  }

  /** 'Task board', 'list of books', 'a chart': what holds things, and how they shall be seen. */
  private frame(noun: Noun, inner: (typeof noun.before)[number] | undefined): void {
    if (noun.sense.view === 'landing') {
      this.draft.landing = true;
      return;
    }
    if (inner?.thing && !(inner.attribute && this.subject))
      this.take(addThing(this.draft, inner.thing), noun);
    else if (inner?.attribute && !this.subject)
      this.pending.push({
        ...noun,
        text: inner.text,
        head: inner.text,
        sense: inner,
        before: [],
        many: false,
        unknown: false,
      });
    else if (inner && !inner.attribute && noun.sense.container !== undefined && !this.subject) {
      this.take(addUnknown(this.draft, { text: inner.text, head: inner.text, many: true }), noun);
    }
    if (inner?.thing && this.subject) this.subject.asked = true;
    if (noun.sense.container === undefined) this.viewWish(noun);
  }

  private viewWish(noun: Noun): boolean {
    const view = noun.sense.view ?? noun.sense.container;
    if (
      view === undefined ||
      view === '-' ||
      view === 'field' ||
      view === 'page' ||
      view === 'filter'
    )
      return view === 'page' || view === 'filter';
    if (view === 'warning') return true;
    const part = noun.before.findLast((part) => part.thing ?? part.attribute);
    const entity = part?.thing && !part.attribute ? addThing(this.draft, part.thing) : this.subject;
    this.wish = {
      view,
      text: noun.text,
      ...(entity ? { entity: entity.key } : {}),
      ...(part?.attribute ? { value: part.text } : {}),
    };
    this.draft.wishes.push(this.wish);
    return true;
  }

  /** 'columns To do and Done', 'status (open, closed)', 'a genre field with Fiction and Poetry'. */
  private options(noun: Noun, at: number): boolean {
    const subject = this.subject;
    const attribute = noun.sense.attribute ?? noun.before.find((part) => part.attribute)?.attribute;
    const isField =
      noun.sense.view === 'field' || noun.before.some((part) => part.view === 'field');
    const choosable =
      isField ||
      (attribute !== undefined &&
        (attribute.type === 'enum' ||
          ['category', 'status', 'priority'].includes(attribute.role) ||
          attribute.type === 'text'));
    if (!choosable || !subject) return false;
    const next = this.pieces[at + 1];
    const from = noun.to;
    const token = this.tokens[from];
    if (!token || !next) return false;
    const strict = attribute?.type === 'enum' || isField;
    let start = -1;
    let closing: string | undefined;
    if (token.text === '(' && this.valuesIn(from + 1, ')')) [start, closing] = [from + 1, ')'];
    else if (token.text === ':' && strict && this.mode === 'fields' && this.valuesIn(from + 1))
      start = from + 1;
    else if (next.kind === 'fn' && (next.cls === 'like' || (next.cls === 'with' && isField)))
      start = next.to;
    else if (
      next.kind === 'fn' &&
      next.cls === 'in' &&
      noun.many &&
      strict &&
      this.tokens[next.to]?.kind === 'word' &&
      /^\p{Lu}/u.test(this.tokens[next.to]?.text ?? '')
    )
      start = next.to;
    else if (
      strict &&
      next.kind !== 'sign' &&
      token.kind !== 'sign' &&
      (/^\p{Lu}/u.test(token.text) || token.kind === 'quote') &&
      this.draft.lang !== 'de'
    )
      start = from;
    else if (
      strict &&
      noun.many &&
      next.kind === 'noun' &&
      next.unknown &&
      this.draft.lang !== 'de'
    )
      start = from;
    else if (isField && noun.many && token.kind !== 'sign' && next.kind !== 'verb') start = from;
    if (start < 0) return false;
    if (this.tokens[start]?.low === 'as') start++;
    const list = readOptions(this.text, this.tokens, start, this.lexicon, closing);
    if (list.values.length < 2) return false;
    const field = this.optionField(noun, attribute, subject, isField);
    field.options = optionsFrom(list.values);
    if (field.type !== 'multienum') field.type = 'enum';
    if (field.role === 'plain' || field.role === 'subtitle' || field.role === 'place')
      field.role = 'category';
    field.asked = true;
    this.skipTo = closing ? list.to + 1 : list.to;
    this.mode = 'fields';
    return true;
  }

  private optionField(
    noun: Noun,
    attribute: Noun['sense']['attribute'],
    subject: DraftEntity,
    isField: boolean,
  ): DraftField {
    if (attribute) {
      const plain = {
        ...noun,
        sense: { attribute },
        before: isField ? [] : noun.before,
        head: noun.label ?? noun.head,
        many: noun.many,
      };
      return addField(
        subject,
        isField
          ? { ...fromAttribute(attribute, this.draft.lang), asked: true }
          : fieldOf(plain, subject, this.draft),
      );
    }
    const named = noun.before.map((part) => part.text).join(' ');
    if (named)
      return addField(subject, {
        name: fieldName(named),
        label: labelOf(named),
        type: 'enum',
        role: 'category',
        asked: true,
      });
    const status = attributes.get('status');
    const own =
      subject.thing?.fields
        .map((ref) => attributes.get(ref.attribute ?? ''))
        .find((known) => known?.role === 'status') ?? status;
    return addField(subject, {
      ...fromAttribute(own ?? (status as NonNullable<typeof status>), this.draft.lang),
      asked: true,
    });
  }

  /** Whether what stands in brackets are values rather than fields or a unit. */
  private valuesIn(from: number, closing?: string): boolean {
    let fields = 0;
    let items = 0;
    for (let at = from; at < this.tokens.length; at++) {
      const token = this.tokens[at] as Token;
      if (token.text === closing || (token.kind === 'sign' && /[.;\n]/.test(token.text))) break;
      const first = at === from || /^[,/|]$/.test(this.tokens[at - 1]?.text ?? '');
      if (!first) continue;
      items++;
      if (
        this.lexicon
          .match(this.tokens, at)
          ?.entries.some(
            (entry) => entry.kind === 'attribute' && entry.attribute.type !== 'boolean',
          )
      )
        fields++;
    }
    return items > 1 && fields * 2 < items + 1;
  }

  private phrase(found: Found): void {
    const { field, does } = found.phrase;
    if (does)
      this.draft.does.push({
        kind: does,
        text: found.text,
        ...(this.subject ? { entity: this.subject.key } : {}),
      });
    if (!field) return;
    const attribute = attributes.get(field);
    const target = this.subject;
    if (!attribute || !target) return;
    const fits = target.thing?.fields
      .map((ref) => attributes.get(ref.attribute ?? ''))
      .find(
        (own) =>
          own &&
          own.role === attribute.role &&
          own.type === attribute.type &&
          does === 'recurring_due',
      );
    addField(target, { ...fromAttribute(fits ?? attribute, this.draft.lang), asked: true });
  }

  /** Verbs that are a behaviour by themselves. */
  private behaviourOf(verb: VerbClass, at: number): void {
    const object = this.pieces
      .slice(at + 1, at + 4)
      .find((piece): piece is Noun => piece.kind === 'noun');
    const kind = BEHAVIOUR_OF_VERB[verb];
    if (!kind) return;
    const entity =
      object?.sense.thing &&
      this.draft.entities.find((known) => known.thing === object.sense.thing);
    const about = entity ?? this.subject;
    this.draft.does.push({
      kind,
      text: object?.text ?? verb,
      ...(about ? { entity: about.key } : {}),
    });
  }

  /** Attributes that came before any thing did: fields of the first thing, or of an entry that holds them. */
  private settlePending(): void {
    if (this.pending.length === 0) return;
    const single = this.pending[0];
    if (this.draft.entities.length === 0 && this.pending.length === 1 && single?.sense.thing) {
      this.subject = addThing(this.draft, single.sense.thing, single);
      return;
    }
    const entry = things.get('weigh_in');
    let target = this.draft.entities[0];
    if (
      !target &&
      this.draft.contexts.every(
        (context) => context.things.length === 0 || context.key === 'health',
      ) &&
      entry
    ) {
      target = addThing(this.draft, {
        ...entry,
        key: 'entry',
        words: ENTRY_WORDS,
        fields: [
          { attribute: 'date', required: true, core: true, create: false },
          { attribute: 'notes', required: false, core: false, create: false },
        ],
      });
      target.asked = true;
    }
    for (const noun of this.pending)
      if (target) addField(target, fieldOf(noun, target, this.draft));
  }
}

type DraftContextTone = Draft['contexts'][number]['tone'];

const BEHAVIOUR_OF_VERB: Partial<Record<VerbClass, string>> = {
  book: 'booking',
  cancel: 'cancel',
  borrow: 'borrow',
  vote: 'votes',
  approve: 'approval',
  comment: 'comments',
  rate: 'rating',
};

const word = (one: string, many: string) => [{ one, many }];
const ENTRY_WORDS = {
  en: word('Entry', 'Entries'),
  de: word('Eintrag', 'Einträge'),
  fr: word('Entrée', 'Entrées'),
  es: word('Entrada', 'Entradas'),
  it: word('Voce', 'Voci'),
  pt: word('Registro', 'Registros'),
  nl: word('Invoer', 'Invoeren'),
};

/** Things that are meant as rows of their own though a field has the same word. */
function prefersThing(noun: Noun, subject: DraftEntity): boolean {
  const { thing, attribute } = noun.sense;
  if (!thing || !attribute) return Boolean(thing);
  return (
    noun.many &&
    thing.kind === 'item' &&
    !['list', 'lines', 'longtext'].includes(attribute.type) &&
    subject.thing !== thing &&
    attribute.words.en.every((word) => word.one !== noun.text.toLowerCase()) &&
    !['text', 'enum', 'image', 'money', 'integer', 'number', 'boolean'].includes(attribute.type)
  );
}

/** 'a cuisine field' is a cuisine; with values behind it ('a field with A and B') the word still matters. */
function unwrapField(noun: Noun, next: Piece | undefined): Noun {
  const inner = noun.before.filter((part) => part.view !== 'field');
  const opens = next?.kind === 'fn' && (next.cls === 'with' || next.cls === 'like');
  if (noun.sense.view !== 'field' || inner.length === 0 || opens) return noun;
  const last = inner.at(-1);
  const text = inner.map((part) => part.text).join(' ');
  if (!last) return noun;
  const { text: head, ...sense } = last;
  return {
    ...noun,
    text,
    head,
    sense,
    before: inner.slice(0, -1),
    many: false,
    label: undefined,
    unknown: Object.keys(sense).length === 0,
  };
}

/** What rows are grouped by has few values. */
function asCategory(field: DraftField): DraftField {
  return field.role === 'plain' ? { ...field, role: 'category' } : field;
}
