/**
 * Tables whose rows are of one trade, though what they are rows of is kept in many: `thing: words that the app's text has
 * where they suit`. In a text of a few words there is no other trade that they could contradict.
 */
const SUITS: Record<string, RegExp> = {
  appointment:
    /salon|hair|barber|beaut|nail|massage|practice|clinic|doctor|dent|physio|friseur|kosmetik|praxis|arzt|coiff|peluqu|parrucch|cabelei|kapper/i,
  service:
    /salon|hair|barber|beaut|nail|massage|practice|physio|coach|friseur|kosmetik|praxis|coiff|peluqu|parrucch|cabelei|kapper/i,
  treatment_record: /doctor|clinic|practice|patient|arzt|praxis|m[eé]decin|m[eé]dico|ambulator/i,
  request:
    /office|company|team|staff|employee|purchase|b[uü]ro|firma|mitarbeit|bureau|entreprise|oficina|empresa|ufficio|azienda|kantoor/i,
  idea: /office|company|team|colleague|staff|club|members?\b|neighbou?r|residents|school|\bvot|suggest|b[uü]ro|firma|verein|mitglied|nachbar|bureau|oficina|ufficio|kantoor/i,
  task: /office|company|team|project|startup|agency|marketing|to-?do|kanban|board|b[uü]ro|firma|projekt|aufgabe|projet|t[aâ]che|proyecto|tarea|progett|attivit|projeto|tarefa|project|taken/i,
  rehearsal: /choir|chorus|sing|chor|chorale|coro/i,
  class: /yoga|pilates|gym|fitness|dance|sport|training/i,
  session: /yoga|pilates|gym|fitness|studio/i,
  teacher: /yoga|pilates|dance|physio/i,
  workout: /workout|gym|fitness|train|run|sport|strength|kraft/i,
  exercise: /workout|gym|fitness|strength|muscle|sets?\b|reps?|kraft|muskel|hantel/i,
  inspection:
    /building|facilit|safety|fire|playground|property|lift|hygiene|house|geb[aä]ude|brandschutz|b[aâ]timent|edifici/i,
  trip: /travel|holiday|vacation|itinerar|tour|reise|urlaub|voyage|vacances|viaje|vacacion|viaggi|vacanz|viage|f[eé]rias|reizen|vakantie/i,
  itinerary_item:
    /travel|holiday|vacation|itinerar|city|reise|urlaub|voyage|viaje|viaggi|viage|reizen/i,
  plant:
    /plant|balcon|garden|window|room|house|pflanz|zimmer|garten|fleur|jardin|jard[ií]n|giardin|tuin/i,
  shift:
    /bar|caf[eé]|restaurant|kitchen|shop|store|counter|gastro|k[uü]che|laden|cuisine|cocina|cucina|keuken/i,
  event: /school|schule|[eé]cole|escuela|scuola|escola/i,
  repair:
    /bik|bicycl|cycl|car\b|cars\b|vehicle|garage|motor|truck|\bvans?\b|fahrrad|werkstatt|\bauto|v[eé]lo|voiture|bici|coche|taller|officina|oficina|fiets|wagen/i,
  stock_item: /bik|bicycl|cycl|fahrrad|v[eé]lo|bici|fiets/i,
  supplier: /bik|bicycl|cycl|workshop|fahrrad|werkstatt|v[eé]lo|bici|fiets/i,
  equipment:
    /office|company|laptop|computer|\bit\b|studio|media|school|library|b[uü]ro|firma|bureau|entreprise|oficina|empresa|ufficio|azienda|kantoor/i,
  project:
    /web|site|office|company|team|agency|client|startup|software|business|marketing|task|board|b[uü]ro|firma|agentur|kund|bureau|entreprise|agence|oficina|empresa|agencia|ufficio|azienda|agenzia|kantoor|bedrijf/i,
  milestone: /web|site|office|company|team|agency|client|startup|software|product|firma|agentur/i,
  timesheet:
    /office|agency|client|design|consult|freelanc|software|web|agentur|kund|agence|agencia/i,
  meeting:
    /office|company|team|agency|client|project|sales|business|b[uü]ro|firma|agentur|projekt|entreprise|empresa|azienda|bedrijf/i,
  issue:
    /software|\bapps?\b.*\b(?:bug|version|release)|bugs?\b|website|code|develop|release|programm/i,
  ticket: /support|help ?desk|software|\bit\b|account|customer|kund|client|soporte|assisten/i,
  team: /sport|league|match|tournament|football|soccer|basket|volley|hockey|rugby|cricket|score|play|liga|turnier|spiel|verein|[eé]quipe|torneo|partid|campeonato|competit/i,
  vendor:
    /wedding|event|party|celebrat|hochzeit|feier|mariage|f[eê]te|boda|fiesta|matrimoni|nozze|casament|bruiloft|feest/i,
  waiting_entry:
    /child|kid|nurser|kinder|kita|daycare|cr[eè]che|enfant|guarder|ni[nñ]|asilo|bambin|crian|opvang/i,
  inquiry:
    /room|cottage|holiday|stay|guest|camp|course|class|school|nurser|child|rent|studio|lesson|zimmer|ferien|kurs|schule|kita|chambre|cours|habitaci|curso|camera|corso|quarto|kamer/i,
  incident:
    /work|safety|company|warehouse|factory|server|building|arbeit|betrieb|lager|travail|trabaj|lavor/i,
  post: /travel|trip|journey|voyage|reise|viaj|viagg|reis/i,
  subscription:
    /stream|netflix|spotify|\bgym|newspaper|magazine|software|cancel|renew|\bmy\b|\bour\b|k[uü]nd|abos?\b|meine|mes |mis |miei|meus|mijn/i,
  sample: /\blab|water|river|soil|nitrat|probe|eau|agua|acqua/i,
  maintenance_request:
    /tenant|flat|apartment|building|house|property|landlord|miet|wohnung|locataire|inquilin|huurder/i,
};
/** From so many words on a text tells which trade it is of. */
const TELLING = 7;

/** Whether the rows of a thing's table suit an app that was described so. */
export function suits(thing: string, text: string): boolean {
  const words = SUITS[thing];
  return !words || text.split(/\s+/).length < TELLING || words.test(text);
}
