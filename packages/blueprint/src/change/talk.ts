import type { Lang } from '../lexicon/index.ts';
import type { AppSpec } from '../spec.ts';
import type { Clause } from './clause.ts';

type Texts = Record<Lang, string>;

/** What people say to a builder that is no change, as patterns over the folded message, and the answer to it. */
const TALK: { pattern: Texts; answer: Texts }[] = [
  {
    pattern: {
      en: '(?:(?:please )?(?:add|create|make|include|i (?:need|want)|we (?:need|want)|it needs) )?(?:a |an |user )*(?:log ?in|log ?ins|sign ?in|sign ?up|accounts?|authentication|registration)(?: page| screen| form| system| feature| for (?:users|people|members|customers))*',
      de: '(?:(?:bitte )?(?:fuge|ich (?:brauche|mochte)|wir brauchen|mach|erstelle|baue) )?(?:eine?n? )?(?:login|anmeldung|registrierung|anmeldeseite|benutzerkonten|konten)(?: fur \\w+)?(?: hinzu| ein)?',
      fr: '(?:ajoute[rz]?|il faut|je veux) (?:une? |des )?(?:connexion|inscription|comptes?|page de connexion|identification)(?: .{0,20})?',
      es: '(?:anade|agrega|necesito|quiero|crea) (?:una? )?(?:inicio de sesion|login|registro de usuarios|cuentas(?: de usuario)?)(?: .{0,20})?',
      it: '(?:aggiungi|mi serve|voglio|crea) (?:un |una |l )?(?:login|accesso|registrazione|account)(?: .{0,20})?',
      pt: '(?:adicion[ae]|preciso de|quero|cri[ae]) (?:um |uma )?(?:login|inicio de sessao|registo de utilizadores|cadastro de usuarios|contas)(?: .{0,20})?',
      nl: '(?:voeg|ik wil|we willen|maak) (?:een )?(?:login|inlog|inlogpagina|registratie|accounts?|aanmelding)(?: .{0,20})?(?: toe)?',
    },
    answer: {
      en: 'Sign-in is built in: whoever opens a list that is not for everybody is asked to sign in. Whether people can create an account by themselves is the switch “Users can sign up” under Settings, and you invite people under Users. Nothing was changed.',
      de: 'Die Anmeldung ist eingebaut: Wer eine Liste öffnet, die nicht für alle ist, wird danach gefragt. Ob Leute selbst ein Konto anlegen können, ist der Schalter „Users can sign up“ unter Settings; einladen kannst du unter Users. Ich habe nichts geändert.',
      fr: 'La connexion est intégrée : une liste qui n’est pas ouverte à tous la demande. L’inscription libre est l’option « Users can sign up » dans Settings ; vous invitez des personnes dans Users. Rien n’a changé.',
      es: 'El inicio de sesión está incluido: una lista que no es para todos lo pide. El registro libre es el interruptor «Users can sign up» en Settings; las invitaciones están en Users. No cambié nada.',
      it: 'L’accesso è incluso: un elenco non aperto a tutti lo chiede. La registrazione libera è l’interruttore «Users can sign up» in Settings; gli inviti sono in Users. Non ho cambiato nulla.',
      pt: 'O início de sessão está incluído: uma lista que não é para todos pede-o. O registo livre é o interruptor “Users can sign up” em Settings; os convites estão em Users. Nada mudou.',
      nl: 'Inloggen is ingebouwd: een lijst die niet voor iedereen is vraagt erom. Of mensen zelf een account maken is de schakelaar ‘Users can sign up’ onder Settings; uitnodigen doe je onder Users. Er is niets gewijzigd.',
    },
  },
  {
    pattern: {
      en: '(?:(?:please )?(?:add|include|i (?:need|want)|make|it needs) )?(?:a |the )?(?:search|searching|search (?:bar|field|box|function|option)|filters?|filtering|sorting|sort option)(?: and (?:filters?|sorting|search))?',
      de: '(?:(?:bitte )?(?:fuge|ich (?:brauche|mochte)|mach) )?(?:eine?n? )?(?:suche|suchfeld|suchfunktion|filter|sortierung)(?: hinzu| ein)?',
      fr: '(?:ajoute[rz]?|je veux) (?:une? |des )?(?:recherche|barre de recherche|filtres?|tri)',
      es: '(?:anade|agrega|quiero) (?:una? )?(?:busqueda|buscador|filtros?)',
      it: '(?:aggiungi|voglio) (?:una? |un )?(?:ricerca|barra di ricerca|filtr[oi])',
      pt: '(?:adicion[ae]|quero) (?:uma? )?(?:pesquisa|busca|filtros?)',
      nl: '(?:voeg|ik wil) (?:een )?(?:zoekfunctie|zoekbalk|filters?)(?: toe)?',
    },
    answer: {
      en: 'Lists can be searched, filtered and sorted already, above the rows. Nothing was changed.',
      de: 'Listen lassen sich schon durchsuchen, filtern und sortieren, über den Zeilen. Ich habe nichts geändert.',
      fr: 'Les listes ont déjà recherche, filtres et tri, au-dessus des lignes. Rien n’a changé.',
      es: 'Las listas ya se pueden buscar, filtrar y ordenar, encima de las filas. No cambié nada.',
      it: 'Gli elenchi hanno già ricerca, filtri e ordinamento, sopra le righe. Non ho cambiato nulla.',
      pt: 'As listas já têm pesquisa, filtros e ordenação, acima das linhas. Nada mudou.',
      nl: 'Lijsten kun je al doorzoeken, filteren en sorteren, boven de rijen. Er is niets gewijzigd.',
    },
  },
  {
    pattern: {
      en: '(?:please )?(?:undo|revert|roll ?back|go back|take (?:that|it) back|change (?:that|it) back|back to (?:how|what|the way)|as it was before)(?: .{0,40})?',
      de: '(?:bitte )?(?:mach (?:das|es) ruckgangig|ruckgangig(?: machen)?|zuruck zur? (?:vorherigen|letzten) .{0,20}|wie vorher)',
      fr: '(?:annule|annuler|reviens en arriere|retour en arriere)(?: .{0,30})?',
      es: '(?:deshacer|deshaz|vuelve atras|como antes)(?: .{0,30})?',
      it: '(?:annulla|torna indietro|come prima)(?: .{0,30})?',
      pt: '(?:desfazer|desfaca|desfaz|volta atras|como antes)(?: .{0,30})?',
      nl: '(?:ongedaan maken|maak (?:dat|het) ongedaan|ga terug|zoals het was)(?: .{0,30})?',
    },
    answer: {
      en: 'Every answer of mine that changed the app is a version of its own. Open “Version history” in the side panel and restore the one before; the rows you entered stay. I left everything as it is until then.',
      de: 'Jede meiner Antworten, die etwas geändert hat, ist eine eigene Version. Öffne „Version history“ in der Seitenleiste und stelle die vorherige wieder her; deine Einträge bleiben. Bis dahin habe ich alles so gelassen.',
      fr: 'Chaque réponse qui a changé l’appli est une version. Ouvrez « Version history » dans le panneau latéral et restaurez la précédente ; vos données restent.',
      es: 'Cada respuesta mía que cambió la app es una versión. Abre «Version history» en el panel lateral y restaura la anterior; tus datos se conservan.',
      it: 'Ogni mia risposta che ha cambiato l’app è una versione. Apri «Version history» nel pannello laterale e ripristina la precedente; i dati restano.',
      pt: 'Cada resposta minha que mudou o app é uma versão. Abra “Version history” no painel lateral e restaure a anterior; os dados ficam.',
      nl: 'Elk antwoord dat iets veranderde is een eigen versie. Open “Version history” in het zijpaneel en herstel de vorige; je gegevens blijven.',
    },
  },
  {
    pattern: {
      en: '(?:can|could|does|will|is) (?:it|this|the app|you|i|we)(?: also)?(?: be able to)? (?:send|notify|e ?mail|mail|text|sms|remind)\\b.*|(?:send|get) (?:me |us |them |people )?(?:an? )?(?:e ?mails?|notifications?|reminders?|sms)\\b.*',
      de: '(?:kann|konnte|wird|schickt|sendet) (?:die app|sie|das|es|ich|man)? ?.*(?:e ?mails?|mails?|benachrichtig\\w*|sms|erinner\\w*).*',
      fr: '.*(?:envoyer|envoie) .*(?:e ?mails?|mails?|courriels?|notifications?|sms).*',
      es: '.*(?:enviar|envia|mandar) .*(?:correos?|e ?mails?|notificaciones|sms).*',
      it: '.*(?:inviare|invia|mandare) .*(?:e ?mail|mail|notifiche|sms).*',
      pt: '.*(?:enviar|envia|mandar) .*(?:e ?mails?|notificacoes|sms).*',
      nl: '.*(?:sturen|stuurt|versturen) .*(?:e ?mails?|mails?|meldingen|sms).*',
    },
    answer: {
      en: 'Not by my hand: an app can send email through the built-in email integration, but wiring it to a moment (“when someone books”) is code, which I do not write. With a language model connected you can ask for just that, or add it in the code editor. What I can do now: a reminder date field, a list of what is due, or a page with what came in.',
      de: 'Von mir aus nicht: Eine App kann über die eingebaute E-Mail-Integration Mails senden, aber der Anlass („wenn jemand bucht“) ist Code, den ich nicht schreibe. Mit einem Sprachmodell kannst du genau darum bitten. Was ich jetzt kann: ein Feld Erinnerung, eine Liste des Fälligen oder eine Seite mit dem, was eingegangen ist.',
      fr: 'Pas par moi : une appli peut envoyer des e-mails par l’intégration prévue, mais le moment de l’envoi est du code que je n’écris pas. Avec un modèle de langage, demandez-le simplement. Je peux ajouter une date de rappel ou une liste de ce qui est dû.',
      es: 'No por mí: una app puede enviar correos con la integración incluida, pero cuándo hacerlo es código que no escribo. Con un modelo de lenguaje puedes pedirlo. Puedo añadir una fecha de aviso o una lista de lo pendiente.',
      it: 'Non da solo: un’app può inviare e-mail con l’integrazione inclusa, ma il momento dell’invio è codice che non scrivo. Con un modello linguistico puoi chiederlo. Posso aggiungere una data di promemoria o un elenco di ciò che scade.',
      pt: 'Não por mim: um app pode enviar e-mails pela integração incluída, mas o momento do envio é código que não escrevo. Com um modelo de linguagem pode pedi-lo. Posso adicionar uma data de lembrete ou uma lista do que vence.',
      nl: 'Niet door mij: een app kan e-mail sturen via de ingebouwde integratie, maar wanneer dat gebeurt is code die ik niet schrijf. Met een taalmodel kun je dat vragen. Ik kan een herinneringsdatum toevoegen of een lijst van wat eraan komt.',
    },
  },
  {
    pattern: {
      en: '(?:how (?:do|can) (?:i|we)|where (?:do|can) (?:i|we)|can i) (?:publish|share|deploy|put (?:it|this) online|go live|invite)\\b.*',
      de: '(?:wie|wo) (?:kann|konnen|veroffentlich\\w*|teil\\w*) .*(?:veroffentlich\\w*|teil\\w*|online|einlad\\w*|live).*|wie (?:veroffentliche|teile) ich .*',
      fr: 'comment .*(?:publier|partager|mettre en ligne|inviter).*',
      es: 'como .*(?:publicar|publico|compartir|comparto|invitar).*',
      it: 'come .*(?:pubblic\\w+|condivid\\w+|invit\\w+).*',
      pt: 'como .*(?:public\\w+|compartilh\\w+|partilh\\w+|convid\\w+).*',
      nl: 'hoe .*(?:publice\\w+|deel|delen|uitnodig\\w+).*',
    },
    answer: {
      en: 'Press Publish above the preview: the app gets its own address that you can share, and what you change afterwards stays a draft until you publish again.',
      de: 'Drück über der Vorschau auf Veröffentlichen: Die App bekommt eine eigene Adresse zum Teilen, und was du danach änderst, bleibt ein Entwurf, bis du wieder veröffentlichst.',
      fr: 'Cliquez sur Publier au-dessus de l’aperçu : l’appli reçoit sa propre adresse à partager ; la suite reste un brouillon jusqu’à la prochaine publication.',
      es: 'Pulsa Publicar sobre la vista previa: la app recibe su propia dirección; lo que cambies después queda en borrador hasta que vuelvas a publicar.',
      it: 'Premi Pubblica sopra l’anteprima: l’app riceve un suo indirizzo; ciò che cambi dopo resta una bozza finché non pubblichi di nuovo.',
      pt: 'Carregue em Publicar acima da pré-visualização: o app recebe um endereço próprio; o que mudar depois fica em rascunho até publicar de novo.',
      nl: 'Klik op Publiceren boven het voorbeeld: de app krijgt een eigen adres; wat je daarna wijzigt blijft een concept tot je opnieuw publiceert.',
    },
  },
  {
    pattern: {
      en: '(?:(?:it |this |that )?(?:looks?|is|s) )?(?:very |really |so |just )*(?:great|good|nice|perfect|awesome|cool|amazing|lovely|beautiful|wonderful)(?:,? (?:thanks?|thank you|job|work).*)?|(?:thanks?|thank you|thx|cheers)\\b.{0,40}|(?:i )?(?:love|like) (?:it|this|that)\\b.{0,20}|ok(?:ay)?|yes|no|hi|hello',
      de: '(?:(?:das )?(?:sieht|ist) )?(?:sehr |echt |wirklich )*(?:toll|super|gut|prima|schon|klasse|perfekt)(?: aus)?.{0,20}|(?:vielen |lieben )?dank.{0,30}|danke.{0,30}|gefallt mir.{0,20}|ok|ja|nein|hallo',
      fr: '(?:merci|super|parfait|genial|tres bien|bravo).{0,30}|ok|oui|non|bonjour',
      es: '(?:gracias|genial|perfecto|muy bien|estupendo).{0,30}|ok|si|no|hola',
      it: '(?:grazie|perfetto|ottimo|bello|molto bene).{0,30}|ok|si|no|ciao',
      pt: '(?:obrigad[oa]|otimo|perfeito|muito bem|legal).{0,30}|ok|sim|nao|ola',
      nl: '(?:bedankt|dank je|dank u|mooi|perfect|geweldig|top).{0,30}|ok|ja|nee|hallo',
    },
    answer: {
      en: 'Good. Tell me when something should be added or called differently; nothing was changed just now.',
      de: 'Schön. Sag einfach, wenn etwas dazukommen oder anders heißen soll; gerade wurde nichts geändert.',
      fr: 'Très bien. Dites-moi ce qu’il faut ajouter ou renommer ; rien n’a changé.',
      es: 'Muy bien. Dime qué hay que añadir o renombrar; no cambié nada.',
      it: 'Bene. Dimmi che cosa aggiungere o rinominare; non ho cambiato nulla.',
      pt: 'Ótimo. Diga o que adicionar ou renomear; nada mudou agora.',
      nl: 'Mooi. Zeg maar wat erbij moet of anders moet heten; er is nu niets veranderd.',
    },
  },
  {
    pattern: {
      en: "(?:i )?(?:don't|do not|didn't) (?:really )?like (?:it|this|that)\\b.*|(?:it|this|that)(?: is|'s| looks?)? (?:ugly|boring|bad|wrong|terrible|not (?:good|nice|right|what i (?:want|wanted|meant)))\\b.*|(?:please )?(?:make|do) (?:it|this|the app|everything) (?:look )?(?:nicer|better|prettier|more (?:modern|beautiful|professional|fun|attractive)|cooler)\\b.*|improve (?:it|the design|this).{0,20}",
      de: '(?:das |es )?gefallt mir nicht.*|(?:das|es) (?:ist|sieht) (?:hasslich|langweilig|falsch|schlecht).*|(?:mach|mache) (?:es|das|die app) (?:bitte )?(?:schoner|besser|moderner|hubscher).*',
      fr: '.*(?:n aime pas|plus (?:joli|beau|moderne)|moche).*',
      es: '.*(?:no me gusta|mas (?:bonit[oa]|modern[oa])|fe[oa]).*',
      it: '.*(?:non mi piace|piu (?:bell[oa]|modern[oa])|brutt[oa]).*',
      pt: '.*(?:nao gost\\w+|mais (?:bonit[oa]|modern[oa])|fei[oa]).*',
      nl: '.*(?:niet mooi|vind het niet|mooier|moderner|lelijk).*',
    },
    answer: {
      en: 'I would like to, and I need to know what. Is it the colors (“make it dark green”, “light theme”), how the rows are shown (“show a board by status”, “add a calendar”), the first page (“put the calendar first”), or the words (“call books novels”)?',
      de: 'Gern, ich muss nur wissen, was. Sind es die Farben („mach es dunkelgrün“), wie die Einträge gezeigt werden („zeig eine Tafel nach Status“, „füge einen Kalender hinzu“), die erste Seite oder die Wörter („nenne Bücher Romane“)?',
      fr: 'Volontiers, mais quoi ? Les couleurs (« en vert foncé »), la présentation (« un tableau par statut », « un calendrier »), la première page, ou les mots ?',
      es: 'Con gusto, pero ¿qué? ¿Los colores («en verde oscuro»), la vista («un tablero por estado», «un calendario»), la primera página o las palabras?',
      it: 'Volentieri, ma che cosa? I colori («verde scuro»), la vista («una bacheca per stato», «un calendario»), la prima pagina o le parole?',
      pt: 'Com prazer, mas o quê? As cores (“verde-escuro”), a vista (“um quadro por estado”, “um calendário”), a primeira página ou as palavras?',
      nl: 'Graag, maar wat precies? De kleuren (‘donkergroen’), de weergave (‘een bord per status’, ‘een kalender’), de eerste pagina of de woorden?',
    },
  },
  {
    pattern: {
      en: '.*\\b(?:stripe|paypal|payments?|checkout|google (?:login|calendar|maps)|whatsapp|zapier|webhooks?|api|custom domain|app store|font|animation|translat\\w*|artificial intelligence|chatbot|gpt|excel import)\\b.*',
      de: '.*\\b(?:stripe|paypal|bezahlfunktion|whatsapp|schnittstelle|api|schriftart|animation\\w*|ubersetz\\w*|chatbot|eigene domain)\\b.*',
      fr: '.*\\b(?:stripe|paypal|whatsapp|api|police|animation\\w*|tradui\\w*|chatbot)\\b.*',
      es: '.*\\b(?:stripe|paypal|whatsapp|api|fuente|animacion\\w*|traduc\\w*|chatbot)\\b.*',
      it: '.*\\b(?:stripe|paypal|whatsapp|api|carattere|animazion\\w*|tradu\\w*|chatbot)\\b.*',
      pt: '.*\\b(?:stripe|paypal|whatsapp|api|fonte|animac\\w*|traduz\\w*|chatbot)\\b.*',
      nl: '.*\\b(?:stripe|paypal|whatsapp|api|lettertype|animatie\\w*|vertaal\\w*|chatbot)\\b.*',
    },
    answer: {
      en: 'That is beyond the built-in builder: I make lists, fields, pages, rules and looks. Connect a language model in the settings and ask again, or change the code in the editor. I left everything as it is.',
      de: 'Das geht über den eingebauten Baumeister hinaus: Ich mache Listen, Felder, Seiten, Regeln und Aussehen. Verbinde in den Einstellungen ein Sprachmodell und frag noch einmal, oder ändere den Code im Editor. Ich habe alles so gelassen.',
      fr: 'Cela dépasse le constructeur intégré : je fais listes, champs, pages, règles et apparence. Connectez un modèle de langage dans les réglages, ou modifiez le code. Rien n’a changé.',
      es: 'Eso supera al constructor incluido: hago listas, campos, páginas, reglas y aspecto. Conecta un modelo de lenguaje en los ajustes o cambia el código. No cambié nada.',
      it: 'Questo supera il costruttore incluso: faccio elenchi, campi, pagine, regole e aspetto. Collega un modello linguistico nelle impostazioni o modifica il codice. Non ho cambiato nulla.',
      pt: 'Isso vai além do construtor incluído: faço listas, campos, páginas, regras e aparência. Ligue um modelo de linguagem nas definições ou mude o código. Nada mudou.',
      nl: 'Dat gaat verder dan de ingebouwde bouwer: ik maak lijsten, velden, pagina’s, regels en uiterlijk. Verbind een taalmodel in de instellingen of wijzig de code. Er is niets veranderd.',
    },
  },
  {
    pattern: {
      en: 'help(?: me)?|what (?:else )?can (?:you|i|we) (?:do|say|change|ask).*|how does (?:this|it) work.*|what now',
      de: 'hilfe|was (?:kannst du|kann ich|geht).*|wie funktioniert (?:das|es).*|und jetzt',
      fr: 'aide|que (?:peux tu|pouvez vous|puis je).*|comment ca marche.*',
      es: 'ayuda|que puedes hacer.*|que puedo (?:hacer|decir).*|como funciona.*',
      it: 'aiuto|cosa (?:puoi|posso) .*|come funziona.*',
      pt: 'ajuda|o que (?:voce pode|posso|podes) .*|como funciona.*',
      nl: 'help|wat kun je .*|wat kan ik .*|hoe werkt .*',
    },
    answer: {
      en: 'I can add, rename or remove fields, lists and pages, set what is required, the choices and the default of a field, the order of rows, who may see or edit, the colors and the name. For example: “Add a due date to tasks”, “Show a calendar”, “Sort by rating, best first”, “Only I may edit”, “Make it dark blue”.',
      de: 'Ich kann Felder, Listen und Seiten hinzufügen, umbenennen oder entfernen, Pflichtfelder, Auswahlwerte und Vorgaben setzen, sortieren, festlegen, wer lesen oder ändern darf, und Farben und Namen ändern. Zum Beispiel: „Füge ein Feld Verlag hinzu“, „Zeig einen Kalender“, „Nur ich darf bearbeiten“, „Mach es dunkelblau“.',
      fr: 'Je peux ajouter, renommer ou supprimer champs, listes et pages, régler choix, tri, droits, couleurs et nom. Par exemple : « Ajoute un champ éditeur », « Montre un calendrier », « Moi seul peux modifier ».',
      es: 'Puedo añadir, renombrar o quitar campos, listas y páginas, opciones, orden, permisos, colores y nombre. Por ejemplo: «Añade un campo editorial», «Muestra un calendario», «Solo yo puedo editar».',
      it: 'Posso aggiungere, rinominare o togliere campi, elenchi e pagine, scelte, ordine, permessi, colori e nome. Per esempio: «Aggiungi un campo editore», «Mostra un calendario».',
      pt: 'Posso adicionar, renomear ou remover campos, listas e páginas, opções, ordem, permissões, cores e nome. Por exemplo: “Adicione um campo editora”, “Mostre um calendário”.',
      nl: 'Ik kan velden, lijsten en pagina’s toevoegen, hernoemen of verwijderen, keuzes, volgorde, rechten, kleuren en naam wijzigen. Bijvoorbeeld: ‘Voeg een veld uitgever toe’, ‘Toon een kalender’.',
    },
  },
];

/** Answers to what is said without asking for a change the builder can make: thanks, undo, e-mail, publishing, help. */
export function talkAnswer(clause: Clause, spec: AppSpec, lang: Lang): string | null {
  if (clause.tokens.length > 16 || spec.entities.length === 0) return null;
  const line = clause.line.replace(/[\s.!?…,;]+$/u, '').replace(/\be mail/g, 'email');
  for (const { pattern, answer } of TALK)
    if (new RegExp(`^(?:${pattern[lang]})$`, 'u').test(line)) return answer[lang];
  return null;
}
