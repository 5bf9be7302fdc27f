import type { ToolField, ToolFieldType } from '@trellis/contract';
import { lexiconFor } from '../../lexicon/index.ts';
import { capital, fold, HEAD_FIRST } from '../../lexicon/lang.ts';
import { tokenise } from '../../lexicon/tokens.ts';
import { AS_TOOL_INPUT } from '../field.ts';
import { bare } from './deed.ts';
import type { ForeignTongue } from './verbs.ts';
import { VOCABULARY } from './vocabulary.ts';

interface Steering {
  is: RegExp;
  options: string;
}

/** What people steer any text by, in their language; what `STEERING` is for English. */
const STEERING: Record<ForeignTongue, readonly Steering[]> = {
  de: [
    {
      is: /(?:ton|tonfall|tonart|stil|stimmung)$/,
      options: 'Freundlich, Sachlich, Verspielt, Schlicht',
    },
    { is: /(?:lange|umfang)$/, options: 'Kurz, Mittel, Lang' },
    {
      is: /sprache$/,
      options:
        'Deutsch, Englisch, Französisch, Spanisch, Italienisch, Portugiesisch, Niederländisch',
    },
    {
      is: /(?:niveau|stufe|schwierigkeit|schwierigkeitsgrad)$/,
      options: 'Anfänger, Mittelstufe, Fortgeschritten',
    },
  ],
  fr: [
    { is: /^(?:ton|tonalite|style|humeur)\b/, options: 'Amical, Professionnel, Ludique, Sobre' },
    { is: /^longueur\b/, options: 'Court, Moyen, Long' },
    {
      is: /^langue\b/,
      options: 'Français, Anglais, Allemand, Espagnol, Italien, Portugais, Néerlandais',
    },
    { is: /^(?:niveau|difficulte)\b/, options: 'Débutant, Intermédiaire, Avancé' },
  ],
  es: [
    { is: /^(?:tono|estilo|humor)\b/, options: 'Cercano, Profesional, Divertido, Sobrio' },
    { is: /^(?:longitud|extension)\b/, options: 'Corto, Medio, Largo' },
    {
      is: /^(?:idioma|lengua)\b/,
      options: 'Español, Inglés, Francés, Alemán, Italiano, Portugués, Neerlandés',
    },
    { is: /^(?:nivel|dificultad)\b/, options: 'Principiante, Intermedio, Avanzado' },
  ],
  it: [
    { is: /^(?:tono|stile|umore)\b/, options: 'Amichevole, Professionale, Giocoso, Sobrio' },
    { is: /^lunghezza\b/, options: 'Corto, Medio, Lungo' },
    {
      is: /^lingua\b/,
      options: 'Italiano, Inglese, Francese, Tedesco, Spagnolo, Portoghese, Olandese',
    },
    { is: /^(?:livello|difficolta)\b/, options: 'Principiante, Intermedio, Avanzato' },
  ],
  pt: [
    { is: /^(?:tom|estilo|humor)\b/, options: 'Amigável, Profissional, Divertido, Sóbrio' },
    { is: /^(?:comprimento|tamanho do texto|extensao)\b/, options: 'Curto, Médio, Longo' },
    {
      is: /^(?:idioma|lingua)\b/,
      options: 'Português, Inglês, Francês, Alemão, Espanhol, Italiano, Neerlandês',
    },
    { is: /^(?:nivel|dificuldade)\b/, options: 'Iniciante, Intermédio, Avançado' },
  ],
  nl: [
    { is: /(?:toon|stijl|sfeer)$/, options: 'Vriendelijk, Zakelijk, Speels, Eenvoudig' },
    { is: /lengte$/, options: 'Kort, Gemiddeld, Lang' },
    { is: /taal$/, options: 'Nederlands, Engels, Duits, Frans, Spaans, Italiaans, Portugees' },
    { is: /(?:niveau|moeilijkheid)$/, options: 'Beginner, Gemiddeld, Gevorderd' },
  ],
};

/** What is called a number, whatever it is a number of. */
const NUMBER =
  /^(?:anzahl|zahl|nombre d|numero (?:de|di)|cantidad|quantita|quantidade|aantal)\b|^(?:wie viel|combien|cuant|quant|hoeveel)|^(?:tage|nachte|stunden|jours|nuits|heures|dias|noches|horas|giorni|notti|ore|noites|dagen|nachten|uren|budget|presupuesto|orcamento|bilancio)$/;

/** An input by the words that name it in another language than English: its type and options are what the words mean. */
export function foreignField(words: string, lang: ForeignTongue): ToolField {
  const name = capital(
    bare(
      words
        .replace(/[[\]\n"“”„«»]/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
      lang,
    )
      .replace(/[\s.,;:!?]+$/, '')
      .slice(0, 100),
  );
  const folded = fold(name);
  const steering = STEERING[lang].find(({ is }) => is.test(folded));
  if (steering)
    return {
      name,
      type: 'select',
      options: steering.options.split(', ').map((label) => ({ label })),
    };
  const type = typeOf(name, folded, lang);
  return { name, type, ...(type === 'email' && { personal: true }) };
}

function typeOf(name: string, folded: string, lang: ForeignTongue): ToolFieldType {
  if (NUMBER.test(folded)) return 'number';
  const { photo, file } = VOCABULARY[lang];
  const tokens = tokenise(name);
  const lexicon = lexiconFor(lang);
  const isOf = (low: string) => ['of', 'in', 'for', 'with'].includes(lexicon.wordClass(low) ?? '');
  const end = tokens.findIndex(({ low }, at) => at > 0 && isOf(low));
  const phrase = end > 0 ? tokens.slice(0, end) : tokens;
  const head = (HEAD_FIRST.has(lang) ? phrase[0] : phrase.at(-1))?.low ?? '';
  if (photo.test(head)) return 'photo';
  if (file.test(head)) return 'file';
  for (let at = 0; at < phrase.length; at++) {
    const entry = lexicon.match(phrase, at);
    for (const known of entry?.entries ?? []) {
      const type = known.kind === 'attribute' ? AS_TOOL_INPUT[known.attribute.type] : undefined;
      if (type) return type;
    }
  }
  return 'text';
}
