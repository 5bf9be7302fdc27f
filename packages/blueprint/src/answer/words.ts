/** The sentences of the built-in builder's answers; `{0}` is filled in. One line a sentence, one column a language. */
const TABLE = `
key | en | de | fr | es | it | pt | nl
build | I’m building **{0}** with {1}. | Ich baue **{0}** mit {1}. | Je construis **{0}** avec {1}. | Estoy construyendo **{0}** con {1}. | Sto costruendo **{0}** con {1}. | Estou a construir **{0}** com {1}. | Ik bouw **{0}** met {1}.
first | The first page is {0}. | Die erste Seite ist {0}. | La première page est {0}. | La primera página es {0}. | La prima pagina è {0}. | A primeira página é {0}. | De eerste pagina is {0}.
update | I’m changing **{0}** and keep everything else as it is. | Ich ändere **{0}** und lasse alles andere, wie es ist. | Je modifie **{0}** et laisse le reste tel quel. | Cambio **{0}** y dejo lo demás como está. | Modifico **{0}** e lascio il resto com’è. | Altero **{0}** e deixo o resto como está. | Ik wijzig **{0}** en laat de rest zoals het is.
and | and | und | et | y | e | e | en
ready | **{0}** is ready, with {1} pages and sample rows that you can delete. | **{0}** ist fertig, mit {1} Seiten und Beispielzeilen, die du löschen kannst. | **{0}** est prête, avec {1} pages et des exemples que vous pouvez supprimer. | **{0}** está lista, con {1} páginas y ejemplos que puedes borrar. | **{0}** è pronta, con {1} pagine ed esempi che puoi cancellare. | **{0}** está pronta, com {1} páginas e exemplos que pode apagar. | **{0}** is klaar, met {1} pagina’s en voorbeelden die je kunt verwijderen.
ready_one | **{0}** is ready, with one page and sample rows that you can delete. | **{0}** ist fertig, mit einer Seite und Beispielzeilen, die du löschen kannst. | **{0}** est prête, avec une page et des exemples que vous pouvez supprimer. | **{0}** está lista, con una página y ejemplos que puedes borrar. | **{0}** è pronta, con una pagina ed esempi che puoi cancellare. | **{0}** está pronta, com uma página e exemplos que pode apagar. | **{0}** is klaar, met één pagina en voorbeelden die je kunt verwijderen.
done | Done: | Erledigt: | C’est fait : | Hecho: | Fatto: | Feito: | Klaar:
kept | Your rows are still there. | Deine Zeilen sind noch da. | Vos données sont toujours là. | Tus datos siguen ahí. | I tuoi dati ci sono ancora. | Os seus dados continuam lá. | Je gegevens zijn er nog.
access | Who sees and changes what: | Wer was sieht und ändert: | Qui voit et modifie quoi : | Quién ve y cambia qué: | Chi vede e modifica cosa: | Quem vê e altera o quê: | Wie wat ziet en wijzigt:
read_anonymous | anyone can see them, without an account | alle können sie sehen, ohne Konto | tout le monde les voit, sans compte | cualquiera los ve, sin cuenta | chiunque li vede, senza account | qualquer pessoa os vê, sem conta | iedereen ziet ze, zonder account
read_all | people who are signed in can see them | wer angemeldet ist, kann sie sehen | les personnes connectées les voient | los ven quienes han iniciado sesión | li vede chi ha fatto l’accesso | vê-os quem iniciou sessão | wie is ingelogd, ziet ze
read_admin | only admins (such as you) see them | nur Admins (wie du) sehen sie | seuls les admins (vous) les voient | solo los ven los administradores (tú) | li vedono solo gli amministratori (tu) | só os administradores (você) os veem | alleen beheerders (jij) zien ze
read_creator | each person sees only their own | alle sehen nur ihre eigenen | chacun ne voit que les siens | cada persona ve solo los suyos | ognuno vede solo i propri | cada pessoa vê só os seus | iedereen ziet alleen die van zichzelf
read_none | nobody sees them in the app | niemand sieht sie in der App | personne ne les voit dans l’app | nadie los ve en la app | nessuno li vede nell’app | ninguém os vê na app | niemand ziet ze in de app
write_anonymous | anyone can add them | alle können welche hinzufügen | tout le monde peut en ajouter | cualquiera puede añadirlos | chiunque può aggiungerne | qualquer pessoa pode adicionar | iedereen kan ze toevoegen
write_all | people who are signed in add and change them | wer angemeldet ist, ergänzt und ändert sie | les personnes connectées les ajoutent et modifient | los añaden y cambian quienes han iniciado sesión | li aggiunge e modifica chi ha fatto l’accesso | adiciona-os e altera-os quem iniciou sessão | wie is ingelogd, voegt ze toe en wijzigt ze
write_admin | only admins add and change them | nur Admins ergänzen und ändern sie | seuls les admins les ajoutent et modifient | solo los administradores los añaden y cambian | solo gli amministratori li aggiungono e modificano | só os administradores os adicionam e alteram | alleen beheerders voegen ze toe en wijzigen ze
write_creator | whoever is signed in adds them and changes only their own | wer angemeldet ist, ergänzt welche und ändert nur die eigenen | les personnes connectées en ajoutent et ne modifient que les leurs | quien ha iniciado sesión los añade y cambia solo los suyos | chi ha fatto l’accesso ne aggiunge e modifica solo i propri | quem iniciou sessão adiciona e altera só os seus | wie is ingelogd, voegt ze toe en wijzigt alleen die van zichzelf
write_none | nobody changes them in the app | niemand ändert sie in der App | personne ne les modifie dans l’app | nadie los cambia en la app | nessuno li modifica nell’app | ninguém os altera na app | niemand wijzigt ze in de app
own | people see and change their own, admins all | jede Person sieht und ändert ihre eigenen, Admins alle | chacun voit et modifie les siens, les admins tous | cada persona ve y cambia los suyos, los administradores todos | ognuno vede e modifica i propri, gli amministratori tutti | cada pessoa vê e altera os seus, os administradores todos | iedereen ziet en wijzigt die van zichzelf, beheerders alle
own_open | anyone can see them; people change their own, admins all | alle können sie sehen; ändern kann jede Person die eigenen, Admins alle | tout le monde les voit ; chacun modifie les siens, les admins tous | cualquiera los ve; cada persona cambia los suyos, los administradores todos | chiunque li vede; ognuno modifica i propri, gli amministratori tutti | qualquer pessoa os vê; cada uma altera os seus, os administradores todos | iedereen ziet ze; wie ze maakte wijzigt ze, beheerders alle
try_new | Try “{0}” on the first page. | Probier „{0}“ auf der ersten Seite. | Essayez « {0} » sur la première page. | Prueba «{0}» en la primera página. | Prova «{0}» nella prima pagina. | Experimente «{0}» na primeira página. | Probeer ‘{0}’ op de eerste pagina.
try_slot | Try booking a time, then the same one again: what is taken is refused. | Buche eine Zeit und dann dieselbe noch einmal: Belegtes wird abgelehnt. | Réservez une heure, puis la même : ce qui est pris est refusé. | Reserva una hora y luego la misma: lo ocupado se rechaza. | Prenota un orario e poi lo stesso: ciò che è occupato viene rifiutato. | Reserve um horário e depois o mesmo: o que está ocupado é recusado. | Boek een tijd en daarna dezelfde: wat bezet is wordt geweigerd.
try_booking | Try booking a place, then look at the places left. | Buche einen Platz und sieh, wie viele noch frei sind. | Réservez une place et regardez celles qui restent. | Reserva una plaza y mira cuántas quedan. | Prenota un posto e guarda quanti ne restano. | Reserve um lugar e veja quantos restam. | Boek een plaats en kijk hoeveel er over zijn.
try_board | Try moving a card to another column. | Zieh eine Karte in eine andere Spalte. | Déplacez une carte vers une autre colonne. | Mueve una tarjeta a otra columna. | Sposta una scheda in un’altra colonna. | Mova um cartão para outra coluna. | Sleep een kaart naar een andere kolom.
try_quiz | Try taking the quiz. | Spiel das Quiz einmal durch. | Essayez le quiz. | Prueba el cuestionario. | Prova il quiz. | Experimente o quiz. | Speel de quiz eens.
try_cart | Try putting something into the cart and ordering it. | Leg etwas in den Warenkorb und bestelle es. | Mettez un article au panier et commandez-le. | Pon algo en el carrito y pídelo. | Metti qualcosa nel carrello e ordinalo. | Ponha algo no carrinho e faça o pedido. | Leg iets in de winkelwagen en bestel het.
try_checkin | Try checking in for today. | Hake etwas für heute ab. | Cochez une habitude pour aujourd’hui. | Marca algo para hoy. | Spunta qualcosa per oggi. | Marque algo para hoje. | Vink iets af voor vandaag.
try_form | Try sending the form; what comes in stands on the page “{0}”. | Schick das Formular ab; was ankommt, steht auf der Seite „{0}“. | Envoyez le formulaire ; les réponses sont sur la page « {0} ». | Envía el formulario; lo que llega está en la página «{0}». | Invia il modulo; ciò che arriva è nella pagina «{0}». | Envie o formulário; o que chega está na página «{0}». | Verstuur het formulier; wat binnenkomt staat op de pagina ‘{0}’.
next | Next you could say: {0} | Als Nächstes könntest du sagen: {0} | Ensuite, vous pourriez dire : {0} | Después podrías decir: {0} | Poi potresti dire: {0} | A seguir poderia dizer: {0} | Hierna kun je zeggen: {0}
say_statistics | “Add a page with statistics per {0}” | „Füge eine Seite mit Statistik pro {0} hinzu“ | « Ajoute une page de statistiques par {0} » | «Añade una página con estadísticas por {0}» | «Aggiungi una pagina con statistiche per {0}» | «Adiciona uma página com estatísticas por {0}» | ‘Voeg een pagina met statistieken per {0} toe’
say_field | “Add a notes field to {0}” | „Füge bei {0} ein Feld Notizen hinzu“ | « Ajoute un champ notes à {0} » | «Añade un campo notas a {0}» | «Aggiungi un campo note a {0}» | «Adiciona um campo notas a {0}» | ‘Voeg een veld notities toe aan {0}’
say_dark | “Make the theme dark” | „Mach das Design dunkel“ | « Rends le thème sombre » | «Pon el tema oscuro» | «Rendi il tema scuro» | «Põe o tema escuro» | ‘Maak het thema donker’
or | or | oder | ou | o | o | ou | of
guess | I was not sure about {0}. Tell me if it should be something else. | Bei {0} war ich mir nicht sicher. Sag mir, wenn es etwas anderes sein soll. | Je n’étais pas sûr pour {0}. Dites-moi si ce doit être autre chose. | No estaba seguro de {0}. Dime si debe ser otra cosa. | Non ero sicuro di {0}. Dimmi se deve essere altro. | Não tinha a certeza sobre {0}. Diga-me se deve ser outra coisa. | Over {0} was ik niet zeker. Zeg het als het iets anders moet zijn.
as_entity | “{0}” (I keep it as a list of its own) | „{0}“ (als eigene Liste) | « {0} » (gardé comme liste à part) | «{0}» (lo guardo como lista propia) | «{0}» (tenuto come elenco a sé) | «{0}» (guardado como lista própria) | ‘{0}’ (als eigen lijst)
as_field | “{0}” (I keep it as a field: {1}) | „{0}“ (als Feld: {1}) | « {0} » (gardé comme champ : {1}) | «{0}» (lo guardo como campo: {1}) | «{0}» (tenuto come campo: {1}) | «{0}» (guardado como campo: {1}) | ‘{0}’ (als veld: {1})
aside | I read {0} as a remark and built nothing for it. | {0} habe ich als Bemerkung gelesen und nichts dafür gebaut. | J’ai lu {0} comme une remarque, sans rien construire. | Leí {0} como un comentario y no construí nada. | Ho letto {0} come un’osservazione e non ho costruito nulla. | Li {0} como um comentário e nada construí. | Ik las {0} als een opmerking en bouwde er niets voor.
spelling | I read {0}. | Ich habe {0} gelesen. | J’ai lu {0}. | Leí {0}. | Ho letto {0}. | Li {0}. | Ik las {0}.
as_spelling | “{0}” as “{1}” | „{0}“ als „{1}“ | « {0} » comme « {1} » | «{0}» como «{1}» | «{0}» come «{1}» | “{0}” como “{1}” | ‘{0}’ als ‘{1}’
gloss | I read your {0} word by word and wrote the screens in English. Tell me in your words what should be called differently, or describe more of it in English, German, French, Spanish, Italian, Portuguese or Dutch, which I know better. | Ich habe {0} Wort für Wort gelesen und die Seiten auf Englisch geschrieben. | J’ai lu {0} mot à mot et écrit les écrans en anglais. | Leí {0} palabra por palabra y escribí las pantallas en inglés. | Ho letto {0} parola per parola e scritto le schermate in inglese. | Li {0} palavra por palavra e escrevi os ecrãs em inglês. | Ik las {0} woord voor woord en schreef de schermen in het Engels.
unread | I did not understand {0}, so nothing was changed for it. | {0} habe ich nicht verstanden und dafür nichts geändert. | Je n’ai pas compris {0}, donc rien n’a changé pour cela. | No entendí {0}, así que no cambié nada por ello. | Non ho capito {0}, quindi non ho cambiato nulla. | Não compreendi {0}, por isso nada mudou. | Ik begreep {0} niet, dus daarvoor is niets gewijzigd.
rest | I read only the first {0} characters. | Ich habe nur die ersten {0} Zeichen gelesen. | Je n’ai lu que les {0} premiers caractères. | Solo leí los primeros {0} caracteres. | Ho letto solo i primi {0} caratteri. | Li apenas os primeiros {0} caracteres. | Ik las alleen de eerste {0} tekens.
skipped | You changed {0} by hand, so I left these places as they are: | Du hast {0} von Hand geändert, deshalb habe ich diese Stellen gelassen, wie sie sind: | Vous avez modifié {0} à la main ; j’ai laissé ces endroits tels quels : | Cambiaste {0} a mano, así que dejé estas partes como están: | Hai modificato {0} a mano, quindi ho lasciato questi punti come sono: | Alterou {0} à mão, por isso deixei estas partes como estão: | Je hebt {0} met de hand gewijzigd; deze plekken liet ik zoals ze zijn:
by | *By the built-in builder, without a language model.* | *Vom eingebauten Baumeister, ohne Sprachmodell.* | *Par le constructeur intégré, sans modèle de langage.* | *Por el constructor integrado, sin modelo de lenguaje.* | *Dal costruttore integrato, senza modello linguistico.* | *Pelo construtor integrado, sem modelo de linguagem.* | *Door de ingebouwde bouwer, zonder taalmodel.*
`;

export type AnswerPhrase = string;
type Say = (phrase: AnswerPhrase, ...values: string[]) => string;

const rows = TABLE.trim()
  .split('\n')
  .map((line) => line.split(' | ').map((cell) => cell.trim()));
const languages = rows[0]!.slice(1);
const byKey = new Map(rows.slice(1).map(([key = '', ...texts]) => [key, texts]));

/** The sentences of one language; English where there is none. */
export function sentences(language: string): Say {
  const column = Math.max(0, languages.indexOf(language.slice(0, 2)));
  return (phrase, ...values) => {
    const texts = byKey.get(phrase);
    if (!texts) throw new Error(`There is no sentence ${phrase}`);
    return (texts[column] ?? texts[0]!).replace(
      /\{(\d)\}/g,
      (_, index) => values[Number(index)] ?? '',
    );
  };
}

/** All keys with how many languages each has, for the test. */
export const SENTENCE_TABLE: ReadonlyMap<string, readonly string[]> = byKey;
