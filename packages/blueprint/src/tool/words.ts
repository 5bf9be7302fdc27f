import { LANGS, type Lang } from '../lexicon/lang.ts';

/** What is said of tools and of buttons that run one: key | en | de | fr | es | it | pt | nl. `{0}`, `{1}` … are filled. */
const TABLE = `
made | I made the tool “{0}”. | Ich habe das Werkzeug „{0}“ gemacht. | J’ai créé l’outil « {0} ». | He creado la herramienta «{0}». | Ho creato lo strumento «{0}». | Criei a ferramenta “{0}”. | Ik heb de tool ‘{0}’ gemaakt.
asks | It asks for {0}, and the answer has {1}. | Es fragt nach {0}, und die Antwort hat: {1}. | Il demande : {0} ; la réponse contient : {1}. | Pide: {0}; la respuesta tiene: {1}. | Chiede: {0}; la risposta ha: {1}. | Pede: {0}; a resposta tem: {1}. | Hij vraagt om {0}, en het antwoord heeft: {1}.
free | People say in a line of their own what they need, and the answer has {1}. | Die Leute sagen in einer eigenen Zeile, was sie brauchen, und die Antwort hat: {1}. | Chacun dit en une ligne ce qu’il lui faut ; la réponse contient : {1}. | Cada persona dice en una línea lo que necesita; la respuesta tiene: {1}. | Ognuno dice in una riga che cosa gli serve; la risposta ha: {1}. | Cada pessoa diz numa linha do que precisa; a resposta tem: {1}. | Mensen zeggen in een eigen regel wat ze nodig hebben, en het antwoord heeft: {1}.
begin | There are {0} examples to begin with. | Es gibt {0} Beispiele für den Anfang. | Il y a {0} exemples pour commencer. | Hay {0} ejemplos para empezar. | Ci sono {0} esempi per cominciare. | Há {0} exemplos para começar. | Er zijn {0} voorbeelden om mee te beginnen.
next | Try it in the preview; tell me what to change, or change it in the panels. | Probier es in der Vorschau; sag mir, was anders sein soll, oder ändere es in den Feldern an der Seite. | Essayez-le dans l’aperçu ; dites-moi quoi changer, ou changez-le dans les panneaux. | Pruébala en la vista previa; dime qué cambiar, o cámbialo en los paneles. | Provalo nell’anteprima; dimmi che cosa cambiare, o cambialo nei pannelli. | Experimente-a na pré-visualização; diga-me o que mudar, ou mude nos painéis. | Probeer hem in het voorbeeld; zeg me wat er anders moet, of wijzig het in de panelen.
a_text | a text | ein Text | un texte | un texto | un testo | um texto | een tekst
and | and | und | et | y | e | e | en
given | What was given: | Was gegeben ist: | Ce qui est donné : | Lo que se ha dado: | Che cosa è dato: | O que foi dado: | Wat gegeven is:
only | Go by what was given alone: what is not in it is left out, never invented. Write in the language of what was given, unless another is asked for. | Halte dich allein an das Gegebene: Was nicht darin steht, bleibt weg und wird nie erfunden. Schreib in der Sprache des Gegebenen, außer es wird eine andere verlangt. | Tiens-toi à ce qui est donné : ce qui n’y est pas est laissé de côté, jamais inventé. Écris dans la langue de ce qui est donné, sauf si une autre est demandée. | Cíñete a lo que se ha dado: lo que no está ahí se omite, nunca se inventa. Escribe en el idioma de lo dado, salvo que se pida otro. | Attieniti a ciò che è dato: ciò che non c’è si tralascia, non si inventa mai. Scrivi nella lingua di ciò che è dato, salvo che ne sia chiesta un’altra. | Limita-te ao que foi dado: o que não está lá fica de fora, nunca é inventado. Escreve na língua do que foi dado, salvo se for pedida outra. | Ga alleen uit van wat gegeven is: wat er niet in staat blijft weg en wordt nooit verzonnen. Schrijf in de taal van wat gegeven is, tenzij een andere wordt gevraagd.
question | Your question | Deine Frage | Votre question | Tu pregunta | La tua domanda | A sua pergunta | Je vraag
about | What should it be about? | Worum soll es gehen? | De quoi s’agit-il ? | ¿De qué debe tratar? | Di che cosa deve trattare? | De que deve tratar? | Waar moet het over gaan?
field_text | One {0} for one {1}, ready to use as it stands: plain words without Markdown, quotation marks or alternatives. | Genau ein Text für „{0}“ ({1}), fertig zum Verwenden: schlichte Worte ohne Markdown, Anführungszeichen oder Varianten. | Un seul texte pour « {0} » ({1}), prêt à l’emploi : des mots simples, sans Markdown, guillemets ni variantes. | Un solo texto para «{0}» ({1}), listo para usar: palabras sencillas, sin Markdown, comillas ni alternativas. | Un solo testo per «{0}» ({1}), pronto all’uso: parole semplici, senza Markdown, virgolette o alternative. | Um só texto para “{0}” ({1}), pronto a usar: palavras simples, sem Markdown, aspas ou alternativas. | Eén tekst voor ‘{0}’ ({1}), klaar voor gebruik: gewone woorden zonder Markdown, aanhalingstekens of varianten.
field_list | The {0}, each a few words. | „{0}“: jeder Eintrag wenige Worte. | « {0} » : quelques mots chacun. | «{0}»: pocas palabras cada uno. | «{0}»: poche parole ciascuno. | “{0}”: poucas palavras cada um. | ‘{0}’: elk een paar woorden.
button | the button “{0}” stands beside “{1}” in the form of {2}; the new AI tool “{3}” fills it from {4}. It needs a model, and people who visit the published app can use it once you activate the tool in App tools | die Schaltfläche „{0}“ steht neben „{1}“ im Formular von {2}; das neue KI-Werkzeug „{3}“ füllt das Feld aus {4}. Es braucht ein Modell, und Besucher der veröffentlichten App können es nutzen, sobald du das Werkzeug unter „App tools“ aktivierst | le bouton « {0} » est à côté de « {1} » dans le formulaire de {2} ; le nouvel outil d’IA « {3} » le remplit à partir de {4}. Il lui faut un modèle, et les visiteurs de l’app publiée peuvent s’en servir dès que vous activez l’outil dans « App tools » | el botón «{0}» está junto a «{1}» en el formulario de {2}; la nueva herramienta de IA «{3}» lo rellena a partir de {4}. Necesita un modelo, y quienes visitan la app publicada pueden usarlo en cuanto actives la herramienta en «App tools» | il pulsante «{0}» sta accanto a «{1}» nel modulo di {2}; il nuovo strumento IA «{3}» lo compila a partire da {4}. Serve un modello, e chi visita l’app pubblicata può usarlo appena attivi lo strumento in «App tools» | o botão “{0}” está ao lado de “{1}” no formulário de {2}; a nova ferramenta de IA “{3}” preenche-o a partir de {4}. Precisa de um modelo, e quem visita a app publicada pode usá-lo assim que ativar a ferramenta em “App tools” | de knop ‘{0}’ staat naast ‘{1}’ in het formulier van {2}; de nieuwe AI-tool ‘{3}’ vult het in op basis van {4}. Er is een model voor nodig, en bezoekers van de gepubliceerde app kunnen hem gebruiken zodra je de tool onder ‘App tools’ activeert
there | That is there already: the button “{0}” beside “{1}”. Nothing was changed. | Das gibt es schon: die Schaltfläche „{0}“ neben „{1}“. Nichts wurde geändert. | C’est déjà là : le bouton « {0} » à côté de « {1} ». Rien n’a été changé. | Eso ya está: el botón «{0}» junto a «{1}». No se cambió nada. | C’è già: il pulsante «{0}» accanto a «{1}». Non è stato cambiato nulla. | Isso já existe: o botão “{0}” ao lado de “{1}”. Nada foi mudado. | Dat is er al: de knop ‘{0}’ naast ‘{1}’. Er is niets gewijzigd.
no_field | I can put a button beside a field that a model then fills, but I found no field “{0}” that holds text, so nothing was changed. There are, in {1}. Add the field first, or name one of these. | Ich kann eine Schaltfläche neben ein Feld setzen, das dann ein Modell füllt, aber ich fand kein Textfeld „{0}“ und habe nichts geändert. Es gibt, in {1}. Leg das Feld zuerst an oder nenne eines von diesen. | Je peux mettre un bouton à côté d’un champ qu’un modèle remplit, mais je n’ai trouvé aucun champ de texte « {0} » ; rien n’a été changé. Il y a, dans {1}. Ajoutez d’abord le champ, ou nommez l’un de ceux-ci. | Puedo poner un botón junto a un campo que rellena un modelo, pero no encontré ningún campo de texto «{0}», así que no se cambió nada. Hay, en {1}. Añade antes el campo o nombra uno de estos. | Posso mettere un pulsante accanto a un campo che un modello compila, ma non ho trovato nessun campo di testo «{0}», quindi non è stato cambiato nulla. Ci sono, in {1}. Aggiungi prima il campo, o nominane uno di questi. | Posso pôr um botão ao lado de um campo que um modelo preenche, mas não encontrei nenhum campo de texto “{0}”, por isso nada foi mudado. Há, em {1}. Adicione primeiro o campo, ou indique um destes. | Ik kan een knop zetten naast een veld dat een model invult, maar ik vond geen tekstveld ‘{0}’, dus er is niets gewijzigd. Er zijn, in {1}. Voeg eerst het veld toe, of noem een van deze.
no_source | I found nothing in {0} that is called “{1}”, so nothing was changed. It has {2}. | In {0} fand ich nichts, das „{1}“ heißt, also wurde nichts geändert. Es gibt {2}. | Dans {0}, je n’ai rien trouvé qui s’appelle « {1} » ; rien n’a été changé. Il y a {2}. | En {0} no encontré nada que se llame «{1}», así que no se cambió nada. Hay {2}. | In {0} non ho trovato nulla che si chiami «{1}», quindi non è stato cambiato nulla. Ci sono {2}. | Em {0} não encontrei nada que se chame “{1}”, por isso nada foi mudado. Há {2}. | In {0} vond ik niets dat ‘{1}’ heet, dus er is niets gewijzigd. Er zijn {2}.
alone | There is nothing beside “{0}” in {1} that it could be written from: add a field for that first. | Neben „{0}“ gibt es in {1} nichts, woraus es geschrieben werden könnte: Leg zuerst ein Feld dafür an. | À côté de « {0} », il n’y a rien dans {1} à partir de quoi l’écrire : ajoutez d’abord un champ. | Junto a «{0}» no hay nada en {1} a partir de lo que escribirlo: añade antes un campo. | Accanto a «{0}» non c’è nulla in {1} da cui scriverlo: aggiungi prima un campo. | Ao lado de “{0}” não há nada em {1} a partir do qual escrevê-lo: adicione primeiro um campo. | Naast ‘{0}’ is er niets in {1} om het uit te schrijven: voeg eerst een veld toe.
none | no such fields | keine solchen Felder | aucun champ de ce genre | ningún campo así | nessun campo simile | nenhum campo assim | geen zulke velden
gone | the button “{0}” beside “{1}” is gone; its AI tool stays, and can be removed in App tools | die Schaltfläche „{0}“ neben „{1}“ ist weg; ihr KI-Werkzeug bleibt und kann unter „App tools“ entfernt werden | le bouton « {0} » à côté de « {1} » a disparu ; son outil d’IA reste, et peut être retiré dans « App tools » | el botón «{0}» junto a «{1}» ya no está; su herramienta de IA se queda, y se puede quitar en «App tools» | il pulsante «{0}» accanto a «{1}» non c’è più; il suo strumento IA resta, e si può togliere in «App tools» | o botão “{0}” ao lado de “{1}” desapareceu; a sua ferramenta de IA fica, e pode ser removida em “App tools” | de knop ‘{0}’ naast ‘{1}’ is weg; de AI-tool blijft, en kan onder ‘App tools’ worden verwijderd
In short | In short | Kurz gesagt | En bref | En breve | In breve | Em resumo | In het kort
Key points | Key points | Das Wichtigste | Points clés | Puntos clave | Punti chiave | Pontos principais | Kernpunten
Translation | Translation | Übersetzung | Traduction | Traducción | Traduzione | Tradução | Vertaling
Category | Category | Kategorie | Catégorie | Categoría | Categoria | Categoria | Categorie
Why | Why | Warum | Pourquoi | Por qué | Perché | Porquê | Waarom
Side by side | Side by side | Nebeneinander | Côte à côte | Lado a lado | A confronto | Lado a lado | Naast elkaar
Which one | Which one | Welches | Lequel choisir | Cuál elegir | Quale scegliere | Qual escolher | Welke
Score | Score | Punkte | Note | Puntuación | Punteggio | Pontuação | Score
What would raise it | What would raise it | Was sie verbessern würde | Ce qui l’améliorerait | Qué la subiría | Che cosa lo alzerebbe | O que a subiria | Wat hem zou verhogen
Overview | Overview | Überblick | Aperçu | Resumen | Panoramica | Visão geral | Overzicht
Plan | Plan | Plan | Plan | Plan | Piano | Plano | Plan
What changed | What changed | Was sich geändert hat | Ce qui a changé | Qué ha cambiado | Che cosa è cambiato | O que mudou | Wat er is veranderd
Ideas | Ideas | Ideen | Idées | Ideas | Idee | Ideias | Ideeën
Names | Names | Namen | Noms | Nombres | Nomi | Nomes | Namen
For example | For example | Zum Beispiel | Par exemple | Por ejemplo | Per esempio | Por exemplo | Bijvoorbeeld
Verdict | Verdict | Urteil | Verdict | Veredicto | Verdetto | Veredito | Oordeel
What to change | What to change | Was zu ändern ist | Ce qu’il faut changer | Qué cambiar | Che cosa cambiare | O que mudar | Wat er anders moet
summary | summary | Zusammenfassung | résumé | resumen | riassunto | resumo | samenvatting
target language | Target language | Zielsprache | Langue cible | Idioma de destino | Lingua di arrivo | Língua de destino | Doeltaal
`;

const rows = new Map(
  TABLE.trim()
    .split('\n')
    .map((line) => {
      const [key = '', ...texts] = line.split(' | ').map((cell) => cell.trim());
      return [key, texts] as const;
    }),
);

/** A text of the table in a language; the key itself where the table has none. */
export function toolWords(lang: Lang, key: string, ...values: readonly string[]): string {
  const text = rows.get(key)?.[LANGS.indexOf(lang)] ?? key;
  return text.replace(/\{(\d)\}/g, (_, n: string) => values[Number(n)] ?? '');
}

/** 'a, b and c'. */
export const listedIn = (lang: Lang, all: readonly string[]): string =>
  all.length < 2
    ? (all[0] ?? '')
    : `${all.slice(0, -1).join(', ')} ${toolWords(lang, 'and')} ${all.at(-1)}`;

/** As a name is marked in running text. */
export function quotedIn(lang: Lang, name: string): string {
  const [before, after] = toolWords(lang, 'made').split('{0}');
  return `${before?.match(/\S\s?$/)?.[0] ?? ''}${name}${after?.match(/^\s?\S/)?.[0] ?? ''}`;
}
