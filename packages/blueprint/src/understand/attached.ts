import { attributes } from '../lexicon/index.ts';
import { forget } from './assemble/forget.ts';
import type { Draft, DraftEntity } from './draft.ts';
import { addField, ensure, fromAttribute } from './fields.ts';

/** What is attached to rows of something else, by the lexicon's thing: a photo of it, whoever signed for it. */
const ATTACHED = ['photo', 'signature'];
/** One of them, as people attach it, in English and German. */
const ONE =
  /\b(?:an?|one|the|ein(?:en|e)?|das|die) (?:\p{L}+ )?(?:photo|picture|image|snapshot|foto|bild|signature|unterschrift)\b/iu;
const SIGNED_FOR =
  /\b(?:petition\w*|signatories|supporters|guest ?book\w*|campaign\w*|unterschriften)\b/i;

/** 'The driver takes a photo when delivered': it is a field of the delivery, and no list beside it. */
export function attach(draft: Draft): void {
  for (const media of draft.entities.filter(({ thing }) => ATTACHED.includes(thing?.key ?? ''))) {
    const others = draft.entities.filter(
      ({ asked, thing }) => asked && !ATTACHED.includes(thing?.key ?? ''),
    );
    if (others.length === 0 || isKept(draft, media)) continue;
    const pointing = others.filter(({ fields }) => fields.some(({ to }) => to === media.key));
    const pointed = others.find(({ key }) => media.fields.some(({ to }) => to === key));
    // Several are kept of one row, where one was not said: 'members upload photos of events'.
    if (pointing.length === 0 && !ONE.test(draft.text)) continue;
    const targets = pointing.length > 0 ? pointing : [pointed ?? others[0]!];
    forget(draft, media);
    for (const target of targets) hold(draft, target, media);
  }
}

/** Whether it is what the app is about, or more was told of it than that it is attached. */
function isKept(draft: Draft, { key, thing, fields }: DraftEntity): boolean {
  const isTold = fields.some(
    ({ asked, type, role }) => asked && type !== 'relation' && role !== 'picture',
  );
  const isShown =
    draft.wishes.some(
      ({ entity, view, frame }) => entity === key && view === 'gallery' && !frame,
    ) || draft.contexts.some(({ things }) => things.includes('photo'));
  return isTold || isShown || (thing?.key === 'signature' && SIGNED_FOR.test(draft.text));
}

function hold(draft: Draft, target: DraftEntity, { thing, label }: DraftEntity): void {
  if (thing?.key === 'photo') {
    ensure(target, 'photo', draft).asked = true;
    return;
  }
  const photo = attributes.get('photo');
  if (!photo || target.fields.some(({ name }) => name === 'signature')) return;
  const field = fromAttribute(photo, draft.lang, label);
  addField(target, {
    ...field,
    attribute: undefined,
    name: 'signature',
    role: 'plain',
    asked: true,
  });
}
