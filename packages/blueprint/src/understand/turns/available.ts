import type { Turn } from './turn.ts';

const WHO =
  '(?:members|players|volunteers|helpers|drivers|teachers|coaches|employees|workers|nurses|carers|students|parents|singers|musicians|tutors|guides|referees|colleagues|people|staff|everyone|everybody|(?:each|every) [a-z]+|(?:the|our) (?:team|crew|staff|band|choir))';
const TELLS =
  '(?:tells?|says?|enters?|marks?|logs?|notes?|fills? in|puts? in|shares?|gives?|sets?|adds?|indicates?|ticks?|writes? down|lets? (?:us|me) know|submits?|sends?)';
const THEY = "they(?:['’]re| are| would be| have)";
const CAN =
  "(?:can|could|cannot|can[’']t) (?:come|play|work|help|make it|meet|drive|sing|join|practi[cs]e|rehearse|attend|be there)";
const FREE = `(?:${THEY} (?:usually )?(?:not )?(?:avail\\w*|avali?able|free|around|time|off)|they ${CAN})`;
const DAYS =
  '(?:days?|evenings?|dates?|times?|weekends?|nights?|mornings?|afternoons?|hours|slots?)';
const WHEN = `(?:(?:on |at )?(?:which|what) ${DAYS} ${FREE}|when ${FREE}|(?:the |all )?${DAYS} (?:that |when |on which )?${FREE}|their (?:own )?availabilit(?:y|ies))(?: (?:per|each|every|for (?:the|each|every)) [a-z]+)?`;

/** When people can come, each says for a day: a list of its own, and no field of anything. */
export const AVAILABLE: Turn[] = [
  [
    new RegExp(
      `\\b(${WHO}) (?:(?:can|may|should|must|to|who) )?${TELLS}(?: (?:us|me|each other|the [a-z]+))? ${WHEN}`,
      'gi',
    ),
    '$1 log availability with date and note',
  ],
];
