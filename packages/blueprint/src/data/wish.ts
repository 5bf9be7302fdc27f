/** What is asked of the app's own data: documents that people put questions to. */
export interface DataWish {
  /** What the data is called, in the person's words: 'staff handbook'. */
  source: string;
  /** The message without it. */
  rest: string;
}

/** Things whose passages are looked up, in the languages of the builder; lists of rows are entities. */
const DOCUMENTS =
  '(?:handbooks?|manuals?|documents?|documentation|docs|polic(?:y|ies)|guidelines?|knowledge ?bases?|faqs?|wikis?|guides?|pdfs?|rule ?books?|instructions|handb(?:u|ü)(?:ch|cher)(?:ern?)?|[\\p{L}]*handbuch(?:s|es)?|anleitung(?:en)?|dokument(?:e|en)?|dokumentation(?:en)?|richtlinien?|unterlagen|wissensdatenbank|manuels?|r(?:è|e)glements?|documentation|manual(?:es)?|documentos|documentaci(?:ó|o)n|normas|manuale|documenti|regolament[oi]|documentazione|manuais|regulamentos?|documenta(?:ç|c)(?:ã|a)o|handboek(?:en)?|documenten|handleiding(?:en)?)';
const WHOSE =
  '(?:my|our|your|their|its|the|this|these|those|a|an|mein(?:e|em|en|er)?|unser(?:e|em|en|er)?|d(?:er|em|en|ie|as)|mon|ma|mes|notre|nos|le|la|les|du|des|mi|mis|nuestros?|nuestras?|el|los|las|mio|miei|nostr[oaei]|il|lo|i|gli|o|os|as|meus?|nossos?|mijn|onze?|ons|de|het)';
const SOURCE = `(?:${WHOSE}\\s+)?((?:[\\p{L}\\p{N}'’-]+\\s+){0,3}?${DOCUMENTS})\\b`;
const OF =
  '(?:from|about|on|using|out of|based on|with|in|of|to|aus|zu[mr]?|über|mit|anhand|sur|à partir d[eu]|à|de|sobre|con|a partir de|su|da|dal|dai|com|uit|over|met|op basis van)';

const WISHES = [
  `(?:answer|repl(?:y|ies)|respond|antwort|beantwort|répon|repon|respond|rispond|antwoord|beantwoord)\\p{L}*[^.!?;]{0,80}?\\b(?:questions?|fragen?|preguntas?|domand[ae]|perguntas?|vragen|anything|things)\\b[^.!?;]{0,40}?\\b${OF}\\s+${SOURCE}`,
  `\\b(?:fragen?|vragen|questions|preguntas|domande|perguntas)\\s+${OF}\\s+${SOURCE}[^.!?;]{0,40}?\\b(?:answer|beantwort|antwort|répon|respond|rispond|antwoord)\\p{L}*`,
  `\\b(?:ask|put)\\s+(?:\\p{L}+\\s+)?questions?\\s+${OF}\\s+${SOURCE}`,
  `\\b(?:chat with|talk to|ask|search|look (?:things |it |anything )?up in|find answers in)\\s+(?:(?:in|through)\\s+)?(?=(?:my|our|your|their|the company)\\b)${SOURCE}`,
].map((pattern) => new RegExp(pattern, 'iu'));

/** What leads to such a wish in a sentence: 'an app that', 'where staff can'. */
const LEAD =
  /(?:\b(?:an?|the|eine?|une?|una?|um|uma|een)\s+(?:[\p{L}'’-]+\s+){0,3}?(?:app|page|site|website|tool|assistant|bot|chatbot|seite|aplicación|aplicacion|application|applicazione|aplicação)\b(?:\s+(?:for|für|pour|para|per|voor)\s+(?:[\p{L}'’-]+\s*){1,4}?)?\s*)?(?:[,\s]*\b(?:that|which|who|to|where|die|das|der|qui|que|che|where\s+[\p{L}'’-]+(?:\s+[\p{L}'’-]+)?|so (?:that )?[\p{L}'’-]+)\b\s*)?(?:\b(?:can|could|will|may|should|kann|können|peut|peuvent|puede|pueden|può|possono|pode|podem|kan|kunnen)\b\s*)?$/iu;

/** Reads 'an app that answers questions from our handbook'; null for a message that asks for nothing of that. */
export function dataWish(text: string): DataWish | null {
  for (const pattern of WISHES) {
    const found = pattern.exec(text);
    const source = found?.[1];
    if (!found || !source) continue;
    const before = text.slice(0, found.index).replace(LEAD, '').trim();
    const after = text.slice(found.index + found[0].length).trim();
    return { source: source.trim().slice(0, 60), rest: remainder(before, after) };
  }
  return null;
}

const COURTESY =
  /^(?:(?:please|bitte|hi|hello|hey)[\s,!]*|(?:i|we)(?:'d| would)? (?:want|like|need)(?: to (?:have|build|make|create))?|(?:ich|wir) (?:möchten?|brauchen?|will|wollen)|(?:can|could|would) you|(?:build|make|create|add|give)(?: me| us)?|erstelle?|baue?|crée|crea|cria|maak)\s*$/iu;

/** What else is asked for: 'and let people book rooms'. Words that lead to nothing are nothing. */
function remainder(before: string, after: string): string {
  const lead = COURTESY.test(before) ? '' : before.replace(/[,;\s]+$/, '');
  const more = after.replace(/^[\s,.;!?]*(?:and|und|et|y|e|en|plus|also)?\s*/iu, '').trim();
  return [lead, more].filter((part) => /\p{L}{3}/u.test(part)).join('. ');
}
