import type { Lang } from '../lexicon/index.ts';

/** How each language asks for changes, as patterns over a folded clause. `x` and `y` are what is named. */
export interface ChangeWords {
  /** Opens an addition. */
  add: string;
  remove: string;
  hide: string;
  /** 'rename X to Y' with the words between. */
  rename: string[];
  /** 'call X Y': one verb and two names side by side. */
  call: string;
  /** Words for the app itself. */
  app: string;
  required: string;
  optional: string;
  /** 'make X a …', 'X should be a …': between the name and the type. */
  become: string[];
  sort: string;
  descending: string;
  newest: string;
  first: string;
  /** 'to the recipes', 'for each recipe': where something is added. */
  toward: string;
  option: string;
  over: string;
}

export const CHANGE_WORDS: Record<Lang, ChangeWords> = {
  en: {
    add: 'add|include|insert|introduce|append|i (?:also |still )?(?:need|want|would like)|we (?:also |still )?(?:need|want|would like)|there should (?:also )?be|also show|show|create|make (?:a|an|me|another)|give (?:me|us|it|them|each \\w+|every \\w+)|track|log|record|keep|store|let (?:me|us|people|users|visitors|everyone)|i d like|please also|put in|build',
    remove:
      "remove|delete|drop|get rid of|take (?:out|away)|(?:i|we) (?:do not|don't) (?:need|want|use)|no longer (?:need|want)|without|erase|throw out",
    hide: 'hide',
    rename: [
      '(?:rename|relabel) (?<x>.+?) (?:to|as|into|in) (?<y>.+)',
      '(?:change|switch) (?:the )?(?:name|label|title) of (?<x>.+?) (?:to|into) (?<y>.+)',
      '(?<x>.+?) (?:should|shall|must|can|could|will|is to) (?:now )?be (?:called|named|renamed to|labelled|labeled) (?<y>.+)',
      '(?:change|replace) (?:the (?:word|label|name) )?(?<x>.+?) (?:to|with|by) (?:the (?:word|name|label) )?(?<y>["“].+)',
      'say (?<y>.+?) instead of (?<x>.+)',
      'use (?<y>.+?) instead of (?<x>.+)',
    ],
    call: 'call|name',
    app: '(?:the |this |my |our )?(?:app|application|site|website|it)',
    required: 'required|mandatory|compulsory|obligatory|must be filled(?: in| out)?|needed',
    optional: 'optional|not required|not mandatory',
    become: [
      '(?:make|turn|change|convert|set) (?<x>.+?) (?:into |to |be )?(?:be )?(?:a |an )?(?<y>{type})(?: field)?',
      '(?<x>.+?) (?:should|must|shall|is|needs to|has to|can) (?:be )?(?:a |an )?(?<y>{type})(?: field)?',
    ],
    sort: '(?:sort|order|arrange|list)(?:ed)?(?: \\w+){0,4}? by',
    descending:
      'descending|highest first|best first|largest first|from high to low|most \\w+ first|desc|newest first|latest first',
    newest: 'newest first|latest first|most recent first|newest on top',
    first:
      '(?:put|move|make|show|set) (?<x>.+?) (?:first|to the (?:top|front|start)|the (?:start|home|main|first) page|at the top|as (?:the )?(?:start|home|first|main) page)',
    toward: 'to|for|in|on|into',
    option: 'options?|choices?|values?|entry|entries',
    over: 'start over|start again|from scratch|forget (?:that|it|everything)|a (?:completely )?new app|something else|different app',
  },
  de: {
    add: 'fuge|hinzufugen|erganze|erganzen|fug|ich (?:brauche|mochte|will|hatte gern\\w*)(?: noch| auch)?|wir (?:brauchen|mochten|wollen)(?: noch| auch)?|ausserdem|zusatzlich|es soll(?:te)? (?:auch |noch )?(?:ein\\w*|geben)|zeige?|erstelle?|noch|mache? (?:eine?n?|noch)|baue?|gib',
    remove:
      'entferne?|losche?|streiche?|weg mit|nimm|(?:ich|wir) (?:brauche|brauchen|will|wollen|benotige) kein\\w*|ohne',
    hide: 'verstecke?|verberge?|blende?|ausblenden',
    rename: [
      '(?:benenne?|nenne?) (?<x>.+?) (?:in|zu|als) (?<y>.+?)(?: um)?$',
      '(?<x>.+?) (?:soll(?:te|en|ten)?|muss) (?<y>.+?) (?:heissen|genannt werden)',
      '(?:umbenennen|umbenannt)(?: von)? (?<x>.+?) (?:in|zu) (?<y>.+)',
      '(?:aus) (?<x>.+?) (?:soll|wird|mache?) (?<y>.+?)(?: werden)?$',
      '(?:andere|ersetze) (?:den namen (?:von|des|der) )?(?<x>.+?) (?:in|zu|durch) (?<y>.+)',
    ],
    call: 'nenne?|nennen',
    app: '(?:die |diese |meine |unsere )?(?:app|anwendung|seite|sie)',
    required: 'pflichtfeld|pflicht|erforderlich|verpflichtend|zwingend|notwendig',
    optional: 'optional|freiwillig|kein pflichtfeld|nicht erforderlich',
    become: [
      '(?:mache?|andere?|wandle?) (?<x>.+?) (?:zu(?:m|r)?|in)? ?(?:eine?[mnr]? )?(?<y>{type})(?: um)?',
      '(?<x>.+?) (?:soll(?:te)?|muss|ist|wird) (?:ein[e]?[nmr]? )?(?<y>{type})(?: sein| werden)?',
    ],
    sort: '(?:sortiere?|ordne|sortiert|sortieren)(?: \\w+){0,4}? nach',
    descending: 'absteigend|hochste zuerst|beste zuerst|neueste zuerst',
    newest: 'neueste zuerst|neuste zuerst|das neueste zuerst',
    first:
      '(?:stelle?|setze?|zeige?|mache?) (?<x>.+?) (?:zuerst|an den anfang|nach (?:vorn|oben)|zur startseite|als startseite|als erstes)',
    toward: 'zu|zum|zur|bei|fur|in|auf',
    option: 'optionen?|auswahl|werte?|auswahlmoglichkeit(?:en)?',
    over: 'von vorne?|fang neu an|noch einmal neu|vergiss (?:das|alles)|neue app|etwas anderes',
  },
  fr: {
    add: "ajoute[rz]?|insere[rz]?|inclus|(?:je|nous) (?:veux|voudrais|voulons|aimerais|souhaite)(?: aussi)?|j'(?:ai (?:aussi )?besoin|aimerais)(?: aussi)?(?: d')?|il (?:faut|faudrait|manque)|affiche[rz]?|montre[rz]?|cree[rz]?|mets?|fais",
    remove:
      "supprime[rz]?|enleve[rz]?|retire[rz]?|efface[rz]?|(?:je|nous) (?:ne )?(?:n'ai|n'avons|ai|avons|veux|voulons) (?:pas|plus)(?: besoin)?(?: de| d| d')?|sans",
    hide: 'cache[rz]?|masque[rz]?',
    rename: [
      '(?:renomme[rz]?) (?<x>.+?) (?:en|par|a) (?<y>.+)',
      "(?<x>.+?) (?:doit|devrait|doivent) (?:s' ?appeler|etre (?:appele|nomme|renomme)\\w*) (?<y>.+)",
      '(?:remplace[rz]?|change[rz]?) (?:le nom (?:de|du) )?(?<x>.+?) (?:par|en) (?<y>.+)',
    ],
    call: 'appelle[rz]?|nomme[rz]?',
    app: '(?:l |la |cette |mon |notre )?(?:appli|application|app|site)',
    required: 'obligatoire|requise?|necessaire',
    optional: 'facultati(?:f|ve)|optionnel(?:le)?',
    become: [
      '(?:rends?|fais|change|transforme|mets) (?<x>.+?) (?:en )?(?:une? )?(?<y>{type})',
      '(?<x>.+?) (?:doit|devrait|est) (?:etre )?(?:une? )?(?<y>{type})',
    ],
    sort: '(?:trie[rz]?|classe[rz]?|ordonne[rz]?)(?: \\w+){0,4}? par',
    descending: "decroissant|plus (?:haut|grand|recent)\\w* d'abord|meilleur\\w* d'abord",
    newest: "(?:le|les )?plus recents? d'abord|recents d'abord",
    first: "(?:mets?|place) (?<x>.+?) (?:en premier|en haut|au debut|comme page d'accueil)",
    toward: 'a|au|aux|pour|dans',
    option: 'options?|choix|valeurs?',
    over: 'recommence|repars de zero|oublie|nouvelle appli|autre chose',
  },
  es: {
    add: 'anade|anadir|agrega|agregar|incluye|incluir|inserta|(?:yo )?(?:necesito|quiero|quisiera|me gustaria)(?: tambien)?(?: anadir| agregar)?|(?:necesitamos|queremos)(?: tambien)?|tambien|muestra|crea|pon|haz',
    remove:
      'quita[r]?|elimina[r]?|borra[r]?|saca[r]?|no (?:necesito|quiero|necesitamos|queremos)|sin',
    hide: 'oculta[r]?|esconde[r]?',
    rename: [
      '(?:renombra[r]?) (?:a )?(?<x>.+?) (?:a|como|por|en) (?<y>.+)',
      '(?:cambia[r]?) el (?:nombre|titulo) (?:de|del) (?<x>.+?) (?:a|por) (?<y>.+)',
      '(?<x>.+?) (?:debe|deberia|tiene que) llamarse (?<y>.+)',
      '(?:cambia|reemplaza|sustituye) (?<x>.+?) por (?<y>.+)',
    ],
    call: 'llama(?: a)?|llamale|nombra',
    app: '(?:la |esta |mi |nuestra )?(?:app|aplicacion|pagina web|web)',
    required: 'obligatori[oa]|requerid[oa]|necesari[oa]',
    optional: 'opcional|no obligatori[oa]',
    become: [
      '(?:haz|convierte|cambia|pon) (?:que )?(?<x>.+?) (?:sea |en |a )?(?:una? )?(?<y>{type})',
      '(?<x>.+?) (?:debe|deberia|tiene que|es)(?: ser)? (?:una? )?(?<y>{type})',
    ],
    sort: '(?:ordena[r]?|clasifica)(?: \\w+){0,4}? por',
    descending: 'descendente|de mayor a menor|mejores primero|mas altos? primero',
    newest: '(?:los )?mas (?:nuevos|recientes) primero',
    first: '(?:pon|coloca|mueve) (?<x>.+?) (?:primero|al principio|arriba|como pagina de inicio)',
    toward: 'a|al|para|en',
    option: 'opcion(?:es)?|valor(?:es)?',
    over: 'empieza de nuevo|desde cero|olvida|otra app|otra cosa',
  },
  it: {
    add: 'aggiungi|aggiungere|inserisci|includi|(?:mi serve|ci serve|vorrei|voglio|vogliamo|ho bisogno)(?: anche)?(?: di| aggiungere)?|anche|mostra|crea|metti|fai',
    remove:
      'rimuovi|rimuovere|elimina|eliminare|togli|togliere|cancella|non (?:mi serve|voglio|ci serve)|senza',
    hide: 'nascondi',
    rename: [
      '(?:rinomina) (?<x>.+?) (?:in|come) (?<y>.+)',
      '(?:cambia) il (?:nome|titolo) (?:di|del|della|dell) (?<x>.+?) (?:in|a) (?<y>.+)',
      '(?<x>.+?) (?:deve|dovrebbe|devono) (?:chiamarsi|essere chiamat[oa]) (?<y>.+)',
      '(?:sostituisci|cambia) (?<x>.+?) (?:con|in) (?<y>.+)',
    ],
    call: 'chiama|nomina',
    app: '(?:l |la |questa |mia |nostra )?(?:app|applicazione|sito)',
    required: 'obbligatori[oa]|richiest[oa]|necessari[oa]',
    optional: 'facoltativ[oa]|opzionale',
    become: [
      '(?:rendi|fai|cambia|trasforma|metti) (?<x>.+?) (?:in )?(?:un[ao]? )?(?<y>{type})',
      '(?<x>.+?) (?:deve|dovrebbe|e)(?: essere)? (?:un[ao]? )?(?<y>{type})',
    ],
    sort: '(?:ordina|ordinare)(?: \\w+){0,4}? per',
    descending: 'decrescente|dal piu alto|prima i (?:migliori|piu alti)',
    newest: 'prima i piu recenti|piu recenti prima',
    first: '(?:metti|sposta) (?<x>.+?) (?:per prim[oa]|in cima|all inizio|come pagina iniziale)',
    toward: 'a|al|allo|alla|ai|agli|alle|per|in|nel|nello|nella|nei|negli|nelle',
    option: 'opzion[ei]|valor[ei]|scelt[ae]',
    over: 'ricomincia|da capo|da zero|dimentica|un altra app',
  },
  pt: {
    add: 'adicione?|adicionar|acrescente|inclua|insira|(?:eu )?(?:preciso|quero|gostaria)(?: tambem)?(?: de| adicionar)?|(?:precisamos|queremos)(?: tambem)?|tambem|mostre|crie|coloque|ponha|faca',
    remove:
      'remova|remover|exclua|apague|tire|elimine|nao (?:preciso|quero|precisamos)(?: de| do| da)?|sem',
    hide: 'esconda|oculte',
    rename: [
      '(?:renomeie|renomear) (?:o |a )?(?<x>.+?) (?:para|como|de) (?<y>.+)',
      '(?:mude|altere|troque) o (?:nome|titulo) (?:de|do|da) (?<x>.+?) para (?<y>.+)',
      '(?<x>.+?) (?:deve|deveria) (?:se chamar|chamar se|ser chamad[oa])(?: de)? (?<y>.+)',
      '(?:troque|substitua|mude) (?<x>.+?) por (?<y>.+)',
    ],
    call: 'chame|nomeie',
    app: '(?:o |este |meu |nosso )?(?:app|aplicativo|site|aplicacao)',
    required: 'obrigatori[oa]|necessari[oa]',
    optional: 'opcional',
    become: [
      '(?:torne|faca|mude|transforme|altere) (?<x>.+?) (?:em |para )?(?:uma? )?(?<y>{type})',
      '(?<x>.+?) (?:deve|deveria|e)(?: ser)? (?:uma? )?(?<y>{type})',
    ],
    sort: '(?:ordene|ordenar|classifique)(?: \\w+){0,4}? por',
    descending: 'decrescente|do maior|melhores primeiro',
    newest: 'mais (?:novos|recentes) primeiro',
    first: '(?:coloque|mova|ponha) (?<x>.+?) (?:primeiro|no topo|no inicio|como pagina inicial)',
    toward: 'a|as|ao|aos|para|em|no|na|nos|nas',
    option: 'opc(?:ao|oes)|valor(?:es)?',
    over: 'recomece|comece de novo|do zero|esqueca|outro app',
  },
  nl: {
    add: 'voeg|toevoegen|ik (?:wil|heb)(?: ook| nog)?(?: nodig)?|we (?:willen|hebben)(?: ook| nog)?|ook|toon|maak|zet|geef|er moet',
    remove: 'verwijder|verwijderen|haal|wis|schrap|(?:ik|we) (?:heb|hebben|wil|willen) geen|zonder',
    hide: 'verberg',
    rename: [
      '(?:hernoem) (?<x>.+?) (?:naar|in|als|tot) (?<y>.+)',
      '(?:verander|wijzig) de (?:naam|titel) van (?<x>.+?) (?:naar|in) (?<y>.+)',
      '(?<x>.+?) (?:moet|moeten|zou) (?<y>.+?) heten',
      '(?:vervang|verander) (?<x>.+?) (?:door|in) (?<y>.+)',
    ],
    call: 'noem',
    app: '(?:de |deze |mijn |onze )?(?:app|applicatie|site|website)',
    required: 'verplicht|vereist|noodzakelijk',
    optional: 'optioneel|niet verplicht',
    become: [
      '(?:maak|verander|zet) (?:van )?(?<x>.+?) (?:in )?(?:een )?(?<y>{type})',
      '(?<x>.+?) (?:moet|is|wordt) (?:een )?(?<y>{type})(?: zijn| worden)?',
    ],
    sort: '(?:sorteer|sorteren|orden|gesorteerd)(?: \\w+){0,4}? op',
    descending: 'aflopend|hoogste eerst|beste eerst',
    newest: 'nieuwste eerst',
    first: '(?:zet|plaats) (?<x>.+?) (?:eerst|vooraan|bovenaan|als startpagina)',
    toward: 'aan|bij|voor|in|op|tot',
    option: 'opties?|keuzes?|waarden?',
    over: 'begin opnieuw|overnieuw|vergeet|nieuwe app|iets anders',
  },
};

/** Words for kinds of field, folded, as they follow 'make it a'. */
export const TYPE_WORDS: [string, string][] = [
  [
    'money',
    'price|amount of money|money|currency|geldbetrag|betrag|preis|montant|prix|importe|precio|importo|prezzo|valor em dinheiro|preco|bedrag|prijs',
  ],
  [
    'datetime',
    'date and time|datetime|timestamp|datum und uhrzeit|date et heure|fecha y hora|data e ora|data e hora|datum en tijd',
  ],
  ['date', 'date|datum|fecha|data'],
  ['time', 'time of day|time|uhrzeit|heure|hora|ora|tijd'],
  [
    'integer',
    'whole number|integer|ganze zahl|nombre entier|numero entero|numero intero|numero inteiro|geheel getal',
  ],
  ['number', 'number|numeric|zahl|nombre|numero|getal|nummer'],
  [
    'longtext',
    'long text|multi ?line text|paragraph|text area|textarea|langer text|mehrzeilig\\w*|texte long|texto largo|testo lungo|texto longo|lange tekst',
  ],
  [
    'richtext',
    'rich text|formatted text|rich text editor|formatierter text|texte enrichi|texto enriquecido|testo formattato|opgemaakte tekst',
  ],
  ['text', 'text|short text|string|texte|texto|testo|tekst'],
  [
    'boolean',
    'yes or no|yes/no|check ?box|tick ?box|toggle|switch|boolean|flag|ja nein|ja oder nein|kontrollkastchen|haken|case a cocher|oui ou non|casilla|si o no|casella|caixa de selecao|sim ou nao|selectievakje|ja of nee',
  ],
  [
    'enum',
    'choice|drop ?down|select|selection|single choice|list of options|auswahl|auswahlfeld|dropdown|liste deroulante|choix|lista desplegable|desplegable|menu a tendina|scelta|lista suspensa|escolha|keuze|keuzelijst',
  ],
  [
    'multienum',
    'multiple choice|multi ?select|several choices|mehrfachauswahl|choix multiple|seleccion multiple|scelta multipla|multipla escolha|meerkeuze',
  ],
  [
    'rating',
    'rating|stars|star rating|bewertung|sterne|note sur 5|etoiles|valoracion|estrellas|valutazione|stelle|avaliacao|estrelas|beoordeling|sterren',
  ],
  ['image', 'photo|picture|image|bild|foto|imagen|immagine|imagem|afbeelding'],
  ['file', 'file|attachment|document|datei|anhang|fichier|archivo|arquivo|bestand'],
  ['email', 'email|e mail|email address|e mail adresse|correo|courriel'],
  ['phone', 'phone|phone number|telefonnummer|telephone|telefono|telefone|telefoonnummer'],
  ['url', 'link|url|web address|webadresse|lien|enlace|collegamento|ligacao'],
  [
    'percent',
    'percent|percentage|prozent|pourcentage|porcentaje|percentuale|porcentagem|percentage',
  ],
  ['list', 'list|liste|lista|lijst'],
  ['duration', 'duration|dauer|duree|duracion|durata|duracao|duur'],
];
