import { fold } from '../../lexicon/index.ts';
import type { DraftField } from '../draft.ts';

const HOUR = /^(?:at |um |a |à |a las |alle |às |om )?\d{1,2}(?:[:.h]\d{2})?(?![\d%])/u;
const PART =
  /^(?:early|late|mid)?[ -]?(?:mornings?|forenoon|noon|midday|lunch(?:time)?|afternoons?|evenings?|nights?|breakfast|brunch|dinner|am|pm|vormittags?|morgens?|mittags?|nachmittags?|abends?|nachts?|fruh(?:stuck)?|frueh|matin(?:ee)?|midi|apres[ -]midi|soir(?:ee)?|nuit|dejeuner|diner|manana|mediodia|tarde|noche|comida|cena|mattin[ao]|mezzogiorno|pomeriggio|sera|notte|pranzo|manha|meio[ -]dia|noite|almoco|jantar|ochtend|middag|namiddag|avond|nacht|(?:first|second|1st|2nd|erste|zweite) half)(?!\p{L})/u;
const WHOLE =
  /^(?:(?:the )?(?:full|whole|all|entire)[ -]?day|ganz(?:er|en|t[aä]gig|taegig)?(?:[ -]tag)?|toute la journee|journee(?: entiere| complete)?|todo el dia|dia (?:completo|entero|inteiro)|tutt[oa] (?:il giorno|la giornata)|o dia todo|(?:de )?hele[ -]dag)(?!\p{L})/u;

export interface Hours {
  /** From when and until when within the day. */
  hour?: DraftField;
  until?: DraftField;
  /** The part of the day that is chosen. */
  part?: DraftField;
  /** The option that takes all of it. */
  whole?: string;
}

/** What of its day a booking takes, where it must say so: by its times, or by a choice of hours or halves. */
export function hoursIn(fields: readonly DraftField[]): Hours {
  const needed = fields.filter(({ asked, required }) => asked && required);
  const [hour, until] = needed.filter(({ type }) => type === 'time');
  if (hour) return { hour, ...(until && { until }) };
  const part = needed.find(({ type, options = [] }) => type === 'enum' && arePartsOfADay(options));
  if (!part) return {};
  const whole = part.options?.find(({ label }) => WHOLE.test(fold(label)))?.value;
  return { part, ...(whole && { whole }) };
}

const arePartsOfADay = (options: readonly { label: string }[]): boolean => {
  const labels = options.map(({ label }) => fold(label)).filter((label) => !WHOLE.test(label));
  return (
    labels.length > 0 &&
    options.length > 1 &&
    labels.every((label) => HOUR.test(label) || PART.test(label))
  );
};
