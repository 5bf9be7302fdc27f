import { fold } from '../lexicon/index.ts';
import type { Draft, DraftEntity } from './draft.ts';
import { isOfClosed, isOfPeople } from './whose.ts';

/* What rows are about by their own word, in seven languages: what `access.ts` asks before it opens them. */

const SECRET =
  /(?<!\p{L})(?:passwords?|passcodes?|pin codes?|(?:bank|credit) cards?|passwort|passworter|kennwort\p{L}*|zugangsdaten|mots? de passe|identifiants|contrasenas?|claves?|credenciales|credenziali|senhas?|palavras?-passe|wachtwoord(?:en)?|inloggegevens)(?!\p{L})/u;
const GRAVE =
  /(?<!\p{L})(?:whistle\p{L}*|harass\p{L}*|abuse\p{L}*|bullying|assaults?|sick(?: ?(?:leave|days?|notes?))?|sickness|absences?|belastigung\p{L}*|missbrauch\p{L}*|mobbing\p{L}*|krankmeldung(?:en)?|krankheit\p{L}*|fehlzeiten|harcelement|abus|maltraitance|arrets? maladie|absentee?isme|denuncias?|acoso|abusos?|maltrato|bajas? (?:medicas?|laborales)|molestie|abusi|malatti[ae]|assenz[ae]|assedio|doencas?|atestados?|faltas|misbruik|pesterij\p{L}*|ziekmelding(?:en)?|verzuim)(?!\p{L})/u;
const PROFILES =
  /^(?:(?:\p{L}+ )?profiles?|profile?|steckbrief\p{L}*|profils?(?: \p{L}+)*|perfil(?:es)?(?: \p{L}+)*|perfis(?: \p{L}+)*|profil[oi](?: \p{L}+)*|profiel(?:en)?)$/u;

/** Passwords and what opens an account, as rows or in them: for whoever wrote them down. */
export const isSecret = ({ label, fields }: DraftEntity): boolean =>
  [label, ...fields.filter(({ asked }) => asked).map((field) => field.label)].some((word) =>
    SECRET.test(fold(word)),
  );

/** What somebody suffers or is accused of: between whoever writes it and whoever keeps the app. */
export const isGrave = ({ thing, label }: DraftEntity): boolean =>
  !thing && GRAVE.test(fold(label));

const EXAMS =
  /(?<!\p{L})(?:(?:exams?|examinations?|tests?)(?: (?:results?|marks?|scores?|grades?))|report cards?|grades?|prufungs?(?:ergebnis\p{L}*|noten?)|schulnoten?|zeugnis\p{L}*|(?:resultats?|notes?) (?:d['’ ]?|aux? |des? )examens?|bulletins? (?:scolaires?|de notes)|(?:resultados?|notas?) d[eo]s? (?:examen(?:es)?|exames?|provas?)|calificacion(?:es)?|boletins?|pagell[ae]|esiti? (?:degli |di )?esam[ei]|(?:examen|toets)(?:uitslag\p{L}*|cijfers?|resulta\p{L}+)|rapportcijfers?)(?!\p{L})/u;

/** How somebody did in an exam, or in what those do whom only staff may see: nothing for the street, as scores of a game are. */
export const isExam = (draft: Draft, entity: DraftEntity): boolean =>
  EXAMS.test(fold(entity.label)) ||
  (entity.thing?.key === 'quiz_result' && isOfClosed(draft, entity));

/** What people write of themselves: for those who are in. */
export const isProfile = ({ label }: DraftEntity): boolean => PROFILES.test(fold(label));

/** What people pay: amounts that are no prices, in an app that speaks of people. */
export const isPaidByPeople = (draft: Draft, { fields, actor }: DraftEntity): boolean =>
  fields.some(
    ({ asked, attribute }) => asked && ['amount', 'paid', 'balance'].includes(attribute?.key ?? ''),
  ) &&
  (actor !== undefined ||
    /(?<!\p{L})(?:members?|parents|tenants|mitglieder|eltern|membres|parents|socios|padres|miembros|soci|genitori|membros|pais|leden|ouders)(?!\p{L})/u.test(
      fold(draft.text),
    ));

/** Whether an app keeps a list of people of whom the lexicon knows nothing. */
export const keepsPeople = (draft: Draft, entity: DraftEntity): boolean =>
  draft.entities.some((other) => other !== entity && !other.thing && isOfPeople(draft, other));
