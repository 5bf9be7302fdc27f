import type { Lang } from './lang.ts';

/**
 * Turns of phrase that mean a field or a behaviour ('how often it wants water'), as patterns over folded text.
 * `field` names an attribute; `does` a behaviour; `or` the attribute for things that water or feed by nature.
 */
export interface Phrase {
  field?: string;
  does?: string;
  patterns: Partial<Record<Lang, string>>;
}

export const PHRASES: Phrase[] = [
  {
    field: 'capacity',
    does: 'capacity',
    patterns: {
      en: 'how many (?:places|seats|spots|slots)(?: are)?(?: still)? (?:left|free|available|remaining)|how many (?:people |persons |volunteers |helpers |hands |places |of (?:us|them) )?(?:(?:we|it|they|i|are|is|can|may)(?: still| is| are| can)? )?(?:need\\w*|required|wanted|fits?|come|join|take part|sign up)\\b',
      de: 'wie viele platze[^,.;]*?(?:frei|ubrig)(?: sind)?|wie viele (?:leute |personen |helfer |helferinnen |menschen )?(?:wir |man |noch |es )*(?:brauchen?|gebraucht werden|benotig\\w*|teilnehmen konnen)',
      fr: 'combien de places[^,.;]*?(?:restent|restantes|libres)|combien (?:de (?:personnes|benevoles) )?(?:il (?:en )?faut|on a besoin|nous avons besoin)[^,.;]*',
      es: 'cuant[oa]s (?:plazas|lugares)[^,.;]*?(?:quedan|libres)|cuant[oa]s (?:personas |voluntarios )?(?:necesitamos|hacen falta|se necesitan)',
      it: 'quanti posti[^,.;]*?(?:liberi|rimasti|restano)',
      pt: 'quantas vagas[^,.;]*?(?:restam|livres)',
      nl: 'hoeveel plaatsen[^,.;]*?(?:vrij|over)(?: zijn)?',
    },
  },
  {
    field: 'interval_days',
    does: 'recurring_due',
    patterns: {
      en: 'how often (?:it|they|each|i|we|to)\\b[^,.;]*?(?=,| and (?:when|who|where|what|the|a )|[.;]|$)|how often|every (?:how many|x|n) days',
      de: 'wie oft [^,.;]*?(?=,| und (?:wann|wer|wo|was|das|die|der)|[.;]|$)',
      fr: 'a quelle frequence[^,.;]*?(?=,| et |[.;]|$)|tous les combien[^,.;]*?(?=,| et |[.;]|$)',
      es: 'cada cuanto[^,.;]*?(?=,| y |[.;]|$)|con que frecuencia[^,.;]*?(?=,| y |[.;]|$)',
      it: 'ogni quanto[^,.;]*?(?=,| e |[.;]|$)|con che frequenza[^,.;]*?(?=,| e |[.;]|$)',
      pt: 'de quanto em quanto tempo[^,.;]*?(?=,| e |[.;]|$)|com que frequencia[^,.;]*?(?=,| e |[.;]|$)',
      nl: 'hoe vaak[^,.;]*?(?=,| en |[.;]|$)',
    },
  },
  {
    field: 'last_done',
    does: 'recurring_due',
    patterns: {
      en: 'when (?:it|they|each|i|we|he|she|someone)(?: was| were| have| has)? last\\b[^,.;]*|when (?:was|were) (?:it|they) last[^,.;]*|last time (?:it|i|we|they)[^,.;]*|when (?:it was |they were |he was |she was )?last \\w+',
      de: 'wann [^,.;]*?(?:zuletzt|letzte[sn]? mal)[^,.;]*|wann sie zuletzt[^,.;]*',
      fr: 'quand [^,.;]*?(?:derniere fois|dernierement)[^,.;]*|la derniere fois[^,.;]*',
      es: '(?:cuando )?[^,.;]*la ultima vez[^,.;]*',
      it: "(?:quando )?[^,.;]*l'ultima volta[^,.;]*",
      pt: '(?:quando )?[^,.;]*a ultima vez[^,.;]*',
      nl: 'wanneer [^,.;]*(?:laatst|voor het laatst)[^,.;]*',
    },
  },
  {
    field: 'next_due',
    does: 'overdue',
    patterns: {
      en: 'when (?:it|they|each|the next \\w+) (?:is|are|should be|must be|needs?)[^,.;]*?(?:due(?! back)|next|again|serviced|service|maintenance|servicing|inspection|renewed|expires?)\\b[^,.;]*|when the next \\w+ (?:is|comes)[^,.;]*',
      de: 'wann [^,.;]*?(?:fallig|nachste[nrs]?|wieder)[^,.;]*',
      fr: 'quand [^,.;]*prochaine?[^,.;]*',
      es: 'cuando toca[^,.;]*',
      it: 'quando tocca[^,.;]*',
      pt: 'quando [^,.;]*proxim[ao][^,.;]*',
      nl: 'wanneer [^,.;]*volgende[^,.;]*',
    },
  },
  {
    field: 'due_date',
    patterns: {
      en: '(?:until|by|till) when|when (?:it|they|he|she|people|friends) (?:has|have|must|should|needs?|ought) (?:to )?(?:be )?(?:back|return\\w*|(?:give|bring|hand|send)\\w*(?: (?:it|them))? back)[^,.;]*|when it is due(?: back)?',
      de: 'bis wann',
      fr: "jusqu'a quand",
      es: 'hasta cuando',
      it: 'fino a quando',
      pt: 'ate quando',
      nl: 'tot wanneer',
    },
  },
  {
    does: 'borrow',
    patterns: {
      en: 'who (?:has|borrowed|is using|currently has) (?:what|which \\w+|it|them)|who took (?:what|which \\w+|them)|who (?:borrowed|has borrowed)(?: \\w+)?|what i(?: have)? (?:lent|loaned)(?: out)?(?: to whom)?|lent (?:out )?to whom|(?:check(?:ed)?|sign(?:ed)?) (?:\\w+ )?(?:in and out|out and in)',
      de: 'wer hat (?:was|es|sie|welche[sn]? \\w+)[^,.;]*?(?:ausgeliehen|geliehen)|wer (?:was|welche[sn]? \\w+|es|sie) (?:hat|ausgeliehen hat|geliehen hat)|wer [^,.;]*ausgeliehen hat|was ich (?:wem )?verliehen habe',
      fr: "qui a (?:emprunte )?quoi|qui (?:l'|les )a emprunte\\w*|a qui j'ai prete\\w*",
      es: 'quien tiene (?:que|cada) ?\\w*|a quien (?:he prestado|preste)',
      it: 'chi ha (?:preso )?(?:cosa|in prestito)[^,.;]*|a chi ho prestato',
      pt: 'quem (?:esta com|tem) o que|quem pegou[^,.;]*emprestado',
      nl: 'wie wat (?:heeft|geleend heeft)|wie [^,.;]*geleend heeft',
    },
  },
  {
    field: 'paid',
    does: 'paid_state',
    patterns: {
      en: "who (?:has|have|hasn't|haven't|still|did|didn't|already)[^,.;]*?(?:paid|pay|owes?)[^,.;]*|whether (?:it|they|he|she|(?:each|the) \\w+)?(?: has| have| is| are)?(?: been)? paid|if (?:it|they)(?: has| have| is| are)?(?: been)? paid|who owes[^,.;]*|(?:has|have) not (?:yet )?paid|not (?:yet )?paid|unpaid(?: ones)?|paid or not",
      de: 'wer [^,.;]*?(?:bezahlt|gezahlt|schuldet)[^,.;]*|ob [^,.;]*?(?:bezahlt|gezahlt)[^,.;]*|(?:noch )?nicht bezahlt\\w*|unbezahlte?\\w*|bezahlt oder nicht',
      fr: "qui [^,.;]*?(?:paye|regle|cotisation a jour)[^,.;]*|s'il[s]? (?:a|ont) paye|pas encore paye\\w*|impaye\\w*",
      es: 'quien(?:es)? [^,.;]*?(?:pagad[oa]|paga|debe)[^,.;]*|si (?:ha|han) pagado|(?:sin|no) pagad[oa]s?|pendientes? de pago',
      it: 'chi [^,.;]*?(?:pagato|deve)[^,.;]*|se (?:ha|hanno) pagato|non pagat[oaie]',
      pt: 'quem [^,.;]*?(?:pagou|pago|deve|paga)[^,.;]*|se (?:ja )?(?:pagou|pagaram)|nao pag[oa]s?',
      nl: 'wie [^,.;]*?(?:betaald|schuldig)[^,.;]*|of [^,.;]*betaald[^,.;]*|niet betaald\\w*|onbetaalde?',
    },
  },
  {
    does: 'low_stock',
    patterns: {
      en: '(?:warn\\w*|alert\\w*|notif\\w*|remind\\w*)?[^,.;]{0,24}(?:when|if|once) (?:the )?(?:stock|inventory|quantity|something|an item|it|supplies|anything|items|a product|products|ingredients|parts|they)\\s?(?:is|are|runs?|gets?|falls?|goes|becomes|drops?)?(?: running| getting)?(?: too)? (?:low|out|below)[^,.;]*|low (?:on )?stock|running (?:low|out)|what (?:is )?run(?:s|ning) (?:low|out)|(?:what )?(?:needs|has) to be reordered|out of stock',
      de: '(?:warn\\w*|hinweis\\w*)?[^,.;]{0,20}wenn [^,.;]*?(?:knapp|niedrig|leer|ausgeht|zur neige)[^,.;]*|knapper bestand|niedriger bestand|was knapp wird|nachbestell\\w+',
      fr: '(?:alerte\\w*|avertissement)?[^,.;]{0,20}(?:quand|lorsque|si) (?:le )?stock[^,.;]*(?:bas|faible|epuise)[^,.;]*|stock (?:bas|faible)|rupture de stock',
      es: '(?:aviso|alerta|avisar|avisame)?[^,.;]{0,20}(?:cuando|si) (?:el |haya |queda\\w* )?[^,.;]*?(?:poco|bajo|poca|pocas)[^,.;]*|stock bajo|pocas existencias',
      it: '(?:avviso|allerta|avvisa\\w*)?[^,.;]{0,20}(?:quando|se) [^,.;]*(?:scors\\w+|scorta|scorte|esaur\\w+|bass[aoei])[^,.;]*|scorte basse',
      pt: '(?:alerta|aviso|avise)?[^,.;]{0,20}(?:quando|se) [^,.;]*(?:estoque|stock)[^,.;]*(?:baixo|acab\\w+)[^,.;]*|estoque baixo',
      nl: '(?:waarschuw\\w*)?[^,.;]{0,20}(?:als|wanneer) [^,.;]*(?:voorraad)[^,.;]*(?:laag|op)[^,.;]*|lage voorraad',
    },
  },
  {
    does: 'overdue',
    patterns: {
      en: 'overdue(?: ones| tasks| invoices| items| books| loans)?(?: (?:are |shown |marked |highlighted )?in red)?|(?:what is|which are|those that are|see what is|show what is) (?:over)?due(?: (?:today|soon|next|this week))?|(?:past|after) (?:their |the |its )?(?:due date|deadline)|expir(?:es?|ing) soon|about to expire|(?:when (?:it|they|something) )expires?|late (?:ones|returns)',
      de: 'uberfallige?\\w*(?: \\w+)?(?: in rot| rot)?|was (?:bald )?(?:fallig|ablauft)[^,.;]*|bald ablauf\\w+',
      fr: 'en retard(?: en rouge)?|(?:bientot )?perime\\w*',
      es: 'vencid[oa]s?(?: en rojo)?|atrasad[oa]s?(?: en rojo)?|que caduca\\w*(?: pronto)?',
      it: 'scadut[oaie](?: in rosso)?|in ritardo(?: in rosso)?|che scad\\w+',
      pt: 'vencid[oa]s?(?: em vermelho)?|atrasad[oa]s?(?: em vermelho)?',
      nl: 'achterstallige?(?: \\w+)?(?: in rood)?|te laat(?: in rood)?|verlopen(?: \\w+)?(?: in rood)?',
    },
  },
  {
    does: 'open_total',
    patterns: {
      en: '(?:the )?(?:sum|total|amount|money|balance|how much)(?: of (?:money|invoices|everything))? (?:that |which )?(?:is |are |i am |we are )?(?:still )?(?:open|outstanding|owed|unpaid|due|missing|pending)|(?:outstanding|open|unpaid) (?:sum|total|amount|balance)|how much (?:is|are|people|clients|customers)[^,.;]*(?:owe\\w*|open|outstanding)[^,.;]*',
      de: '(?:die )?(?:summe|betrag|gesamtsumme)[^,.;]*?(?:offen|aussteh\\w+)[^,.;]*|offene[rn]? (?:summe|betrag|betrage|posten)|was noch offen ist|wie viel noch offen ist',
      fr: '(?:la somme|le total|le montant)[^,.;]*(?:du|restant|impaye|ouvert)[^,.;]*|reste a payer|total (?:du|impaye)',
      es: '(?:la suma|el total|el importe)[^,.;]*(?:pendiente|por cobrar)[^,.;]*|total pendiente',
      it: '(?:la somma|il totale|importo)[^,.;]*(?:apert[oa]|da incassare|dovut[oa])[^,.;]*|totale (?:aperto|da incassare)',
      pt: '(?:a soma|o total|o valor)[^,.;]*(?:em aberto|pendente|a receber)[^,.;]*|total (?:em aberto|pendente)',
      nl: '(?:de som|het totaal|het bedrag)[^,.;]*(?:open\\w*|uitsta\\w+)[^,.;]*|openstaande? (?:bedrag|som)',
    },
  },
  {
    field: 'amount',
    patterns: {
      en: 'how much (?:it|they|each|i|we|was|were|did)[^,.;]*?(?:costs?|spent|spend|paid|pay|earn\\w*|charge\\w*)[^,.;]*|what (?:it|they) costs?',
      de: 'wie viel (?:es|sie|das|ich)[^,.;]*?(?:koste\\w*|ausgegeben|bezahlt)[^,.;]*|was (?:es|sie) kostet\\w*',
      fr: "combien (?:ca|il|elle|j')[^,.;]*(?:coute|depense)[^,.;]*",
      es: 'cuanto (?:cuesta\\w*|gast\\w+|costo)[^,.;]*',
      it: 'quanto (?:costa\\w*|ho speso|spendo)[^,.;]*',
      pt: 'quanto (?:custa\\w*|gast\\w+|custou)[^,.;]*',
      nl: 'hoeveel (?:het|ze|ik)[^,.;]*(?:kost\\w*|uitge\\w+)[^,.;]*',
    },
  },
  {
    field: 'quantity',
    patterns: {
      en: '(?:bottles|cans|jars|bags|boxes|packs|rolls|tubes|pieces|items|units|copies|portions|tickets|tins) (?:are )?(?:left|remaining|on hand)|how many (?:are|we|i|there|pieces|bottles|items|units|copies|of them|of each)[^,.;]*?(?=,| and |[.;]|$)',
      de: 'wie viele (?:da|es|wir|ich|stuck|flaschen|noch)[^,.;]*?(?=,| und |[.;]|$)',
      fr: "combien (?:il y en a|il en reste|j'en ai)[^,.;]*",
      es: 'cuant[oa]s (?:hay|quedan|tengo)[^,.;]*',
      it: 'quant[ie] (?:ce ne sono|ne ho|ne restano)[^,.;]*',
      pt: 'quant[oa]s (?:tem|ha|tenho|restam)[^,.;]*',
      nl: 'hoeveel (?:er zijn|ik heb|er nog)[^,.;]*',
    },
  },
  {
    field: 'location',
    patterns: {
      en: 'where (?:it|they|each|things|everything|the \\w+) (?:is|are|was|were|took place|happened|happens|lives?|belongs?|stands?|hangs?|lies|grows?|sits?|goes)(?: (?:stored|kept|located))?|where (?:i|we) (?:bought|saw|keep|found|put|store|got|met|stored|kept|left)(?: (?:it|them))?|where to find (?:it|them)',
      de: 'wo (?:es|sie|er|ich|wir|alles|das)[^,.;]*?(?:ist|sind|liegt|liegen|steht|stehen|war|habe|gefunden)',
      fr: 'ou (?:il|elle|ils|elles|je|se)[^,.;]*?(?:est|sont|trouve\\w*|range\\w*)',
      es: 'donde (?:esta\\w*|lo|la|los|se)[^,.;]*?(?=,| y |[.;]|$)',
      it: "dove (?:e|sono|si|l'ho)[^,.;]*?(?=,| e |[.;]|$)",
      pt: 'onde (?:esta\\w*|ficam?|fica)[^,.;]*?(?=,| e |[.;]|$)',
      nl: 'waar (?:het|ze|hij|ik)[^,.;]*?(?:is|zijn|ligt|liggen|staat|staan)',
    },
  },
  {
    field: 'assignee',
    patterns: {
      en: "who(?:'s| is| does| did| will)? (?:responsible|in charge|doing|working|assigned|it|does|do|handles?)(?: (?:for|on|to|of))?(?: (?:it|them|what|which \\w+))?|whose turn(?: it is)?",
      de: 'wer (?:dran ist|zustandig ist|was (?:macht|ubernimmt)|verantwortlich ist|es macht|sie macht|sich (?:darum )?kummert)',
      fr: "qui (?:fait quoi|est responsable|s'en occupe|le fait)",
      es: 'quien (?:hace que|es responsable|lo hace|se encarga)',
      it: 'chi (?:fa cosa|e responsabile|se ne occupa|lo fa)',
      pt: 'quem (?:faz o que|e responsavel|faz)',
      nl: 'wie (?:wat doet|verantwoordelijk is|het doet|aan de beurt is)',
    },
  },
  {
    field: 'duration',
    patterns: {
      en: 'how long (?:it|they|each|i|we)[^,.;]*?(?=,| and |[.;]|$)',
      de: 'wie lange? (?:es|sie|ich|wir)[^,.;]*?(?=,| und |[.;]|$)',
      fr: 'combien de temps[^,.;]*',
      es: 'cuanto tiempo[^,.;]*|cuanto dur\\w+',
      it: 'quanto tempo[^,.;]*|quanto dura\\w*',
      pt: 'quanto tempo[^,.;]*',
      nl: 'hoe lang[^,.;]*?(?=,| en |[.;]|$)',
    },
  },
  {
    field: 'rating',
    patterns: {
      en: 'how (?:good|much i liked|i liked|well i liked|it tasted|was it|i rate\\w*)[^,.;]*|rate (?:it|them|each)(?: from \\d+ to \\d+| out of \\d+| with stars)?|(?:from )?(?:1|one) to (?:5|five|10|ten) stars|out of (?:5|five|10|ten)(?: stars)?|(?:5|five)[ -]stars?',
      de: 'wie gut[^,.;]*|mit sternen bewert\\w+|(?:1|ein) bis (?:5|funf) sterne[n]?|bewerten(?: kann)?',
      fr: 'de 1 a 5(?: etoiles)?|sur 5|(?:5|cinq) etoiles',
      es: 'de 1 a 5(?: estrellas)?|(?:5|cinco) estrellas',
      it: 'da 1 a 5(?: stelle)?|(?:5|cinque) stelle',
      pt: 'de 1 a 5(?: estrelas)?|(?:5|cinco) estrelas',
      nl: 'van 1 tot 5(?: sterren)?|(?:5|vijf) sterren',
    },
  },
  {
    field: 'finished_on',
    patterns: {
      en: 'when (?:i|we) (?:finished|read|watched|saw|completed|played|beat)(?: (?:it|them|each))?',
      de: 'wann ich (?:es|sie|ihn)? ?(?:gelesen|gesehen|fertig)[^,.;]*',
      fr: "quand je l'ai (?:lu|vu|fini)\\w*",
      es: 'cuando (?:lo|la) (?:lei|vi|termine)\\w*',
      it: "quando l'ho (?:letto|visto|finito)\\w*",
      pt: 'quando (?:li|vi|terminei)\\w*',
      nl: 'wanneer ik (?:het|hem)? ?(?:gelezen|gezien|af)[^,.;]*',
    },
  },
  {
    field: 'description',
    patterns: {
      en: 'what (?:was|were|i|we|they|you)(?: have| has| had| did)? (?:done|did|do|repaired|replaced|changed|worked on)|work done',
      de: 'was (?:gemacht|getan|repariert|ersetzt) (?:wurde|worden ist)',
      fr: 'ce qui a ete (?:fait|repare|remplace)',
      es: 'lo que se (?:hizo|ha hecho|reparo|cambio)',
      it: 'cosa (?:e stato|si e) (?:fatto|riparato|cambiato)',
      pt: 'o que foi (?:feito|reparado|trocado)',
      nl: 'wat er (?:is )?(?:gedaan|gerepareerd|vervangen)(?: is)?',
    },
  },
  {
    field: 'done',
    patterns: {
      en: '(?:tick|check|cross|mark)(?:ed|s|ing)? (?:\\w+ )?(?:off|as done|done|complete\\w*)|(?:what|which) (?:is|are|has been|have been) done|(?:if|whether) (?:it|they|he|she|each) (?:is|are|was|were|has been|have been) (?:done|\\w+(?:ed|en|wn|id|ld|nt))',
      de: 'abhaken|abgehakt\\w*|als erledigt markier\\w+|(?:was|ob es) (?:schon )?erledigt (?:ist|wurde)',
      fr: 'cocher|marquer comme (?:fait|termine)\\w*',
      es: 'marcar como hech[oa]s?|tachar',
      it: 'spuntare|segnare come fatt[oaie]',
      pt: 'marcar como (?:feit[oa]s?|concluid[oa]s?)|riscar',
      nl: 'afvinken|als (?:klaar|gedaan) markeren',
    },
  },
  {
    does: 'capacity',
    patterns: {
      en: '(?:how many )?(?:places|seats|spots|slots)(?: are)? (?:left|free|available|remaining)|(?:free|remaining|available) (?:places|seats|spots|slots)|limited (?:number of )?(?:places|seats|spots)|waiting list|waitlist',
      de: '(?:wie viele )?(?:freie|verfugbare) platze|platze (?:noch )?frei|warteliste',
      fr: "places (?:restantes|libres|disponibles)|liste d'attente",
      es: 'plazas (?:libres|disponibles|restantes)|lista de espera',
      it: "posti (?:liberi|disponibili|rimasti)|lista d'attesa",
      pt: 'vagas (?:livres|disponiveis|restantes)|lista de espera',
      nl: '(?:vrije|beschikbare) plaatsen|wachtlijst',
    },
  },
  {
    does: 'checkin',
    patterns: {
      en: 'check(?:s|ing)? in(?: daily| every day)?|(?:mark|tick|log) (?:it|them|each) (?:daily|every day|each day)',
      de: 'taglich abhaken|jeden tag abhaken|einchecken',
      fr: 'cocher chaque jour|pointer',
      es: 'marcar cada dia|fichar',
      it: 'spuntare ogni giorno',
      pt: 'marcar todo dia|fazer check-in',
      nl: 'dagelijks afvinken|inchecken',
    },
  },
  {
    does: 'counted',
    patterns: {
      en: '(?:and |also )?(?:show |see |display )?how many(?: people)? (?:have|has|already|did|are) (?:already )?\\w+(?: (?:so far|already))?',
      de: '(?:und )?(?:zeig\\w* )?wie viele (?:schon |bereits )?(?:unterschrieben|abgestimmt|mitgemacht)(?: haben)?',
    },
  },
  {
    does: 'attendance',
    patterns: {
      en: 'who (?:came|attended|attends|showed up|(?:was|were|is) (?:there|present|absent|missing|away)|is coming|(?:can|will) come|comes|turned up)',
      de: 'wer (?:da war|gekommen ist|kommt|anwesend (?:war|ist)|teilgenommen hat|dabei war)',
      fr: '(?:qui (?:est venu|etait (?:la|present)|vient|participe)\\w*)',
      es: 'quien(?:es)? (?:vino|vinieron|asistio|asistieron|estuvo|viene\\w*)',
      it: "chi (?:e venuto|c'era|viene|era presente|ha partecipato)",
      pt: 'quem (?:veio|compareceu|estava presente|vem)',
      nl: 'wie (?:er was|er waren|aanwezig (?:was|is)|gekomen is|komt)',
    },
  },
  {
    does: 'votes',
    patterns: {
      en: '(?:people|members|users|everyone|visitors|others|anyone|we|the team|colleagues|employees|residents)(?: can| may| should)? (?:up-?vote|vote|like)[^,.;]*|vote (?:on|for)[^,.;]*|up ?vot(?:e|es|ing)|voting',
      de: '(?:abstimmen|abgestimmt|fur \\w+ stimmen|stimmen (?:dafur )?ab)[^,.;]*',
      fr: 'vote\\w* (?:pour|sur)?[^,.;]*',
      es: 'vot(?:ar|an|en|aciones)[^,.;]*',
      it: 'vot(?:are|ano|azioni)[^,.;]*',
      pt: 'vot(?:ar|am|acao)[^,.;]*',
      nl: 'stemmen (?:op|over)?[^,.;]*',
    },
  },
  {
    does: 'approval',
    patterns: {
      en: '(?:says?|answers?) yes(?: or no)?|(?:approves?|approve or reject|approved|rejects?|approval|sign(?:s|ed)? off)(?: (?:or|and) (?:rejects?|decline|deny|approve)\\w*)?(?: (?:it|them|each|requests?))?',
      de: '(?:genehmig\\w+|freig(?:abe|eben|egeben))(?: (?:oder|und) (?:ablehn\\w+|lehnt ab))?',
      fr: '(?:approuv\\w+|valid(?:er|e|ent|ation))(?: ou (?:refus\\w+|rejet\\w+))?',
      es: '(?:aprueb\\w+|aprobar|aprobacion)(?: o (?:rechaz\\w+))?',
      it: '(?:approv\\w+)(?: o (?:rifiut\\w+))?',
      pt: '(?:aprov\\w+)(?: ou (?:rejeit\\w+|recus\\w+))?',
      nl: '(?:goedkeur\\w*|keurt goed|goedgekeurd)(?: of (?:afwijz\\w+|afkeur\\w+))?',
    },
  },
  {
    does: 'comments',
    patterns: {
      en: '(?:leave|write|post|add|have) comments?(?: on (?:it|them|each|\\w+))?|comment on[^,.;]*|(?:can|may) comment\\b',
      de: 'kommentare? (?:hinterlassen|schreiben|abgeben)|kommentieren',
      fr: '(?:laisser|ecrire|poster) (?:des |un )?commentaires?|commenter',
      es: '(?:dejar|escribir) comentarios?|comentar',
      it: '(?:lasciare|scrivere) (?:dei )?commenti|commentare',
      pt: '(?:deixar|escrever) comentarios?|comentar',
      nl: '(?:reacties|commentaar) (?:achterlaten|plaatsen|geven)|reageren',
    },
  },
  {
    does: 'cart',
    patterns: {
      en: '(?:add to|put (?:it |them )?(?:in|into) (?:the |a )?)(?:shopping )?(?:cart|basket)|(?:shopping )?(?:cart|basket)\\b|check ?out\\b|order online|buy online|place (?:an )?orders?',
      de: 'warenkorb|einkaufswagen|online bestellen|zur kasse',
      fr: "panier(?: d'achat)?|commander en ligne",
      es: 'carrito(?: de (?:la )?compra)?|cesta|pedir en linea',
      it: 'carrello|ordinare online',
      pt: 'carrinho(?: de compras)?|comprar online',
      nl: 'winkelwagen|winkelmand(?:je)?|online bestellen',
    },
  },
  {
    does: 'budget',
    patterns: {
      en: '(?:with |against |and |set )?(?:a |the |my )?(?:(?:monthly|weekly|yearly|annual) )?(?:spending )?(?:budgets?|spending limits?)(?: (?:per|for each|by|for every) (?:category|month|week|year|trip|project))?',
      de: '(?:monatliche[sn]? |wochentliche[sn]? |jahrliche[sn]? )?(?:budgets?|monatsbudgets?)(?: (?:pro|je) (?:kategorie|monat))?',
      fr: 'budgets?(?: mensuels?| par categorie| par mois| annuels?)*',
      es: 'presupuestos?(?: mensual(?:es)?| por categoria| por mes| anual(?:es)?)*',
      it: 'budget(?: mensil[ei]| per categoria| al mese)*',
      pt: 'orcamentos?(?: mensa(?:l|is)| por categoria| por mes)*',
      nl: '(?:maandelijkse? )?(?:budget(?:ten)?|maandbudget)(?: per (?:categorie|maand))?',
    },
  },
  {
    does: 'progress_chart',
    patterns: {
      en: '(?:graph|chart|plot|curve|see|show|visuali[sz]e|line chart|track)\\b[^,.;]{0,24}\\b(?:progress|progression|trend|development|improvement|history|weight|evolution)\\b(?: over time)?|over time|progress (?:chart|graph|curve)',
      de: '(?:grafik|diagramm|kurve|verlauf|graph|zeig\\w*)[^,.;]{0,20}(?:fortschritt\\w*|entwicklung|verlauf\\w*)|fortschrittsdiagramm|im zeitverlauf|verlaufskurve|verlauf',
      fr: '(?:graphique|courbe)[^,.;]{0,20}(?:progres\\w*|evolution)|au fil du temps|evolution',
      es: '(?:grafic[oa]|curva)[^,.;]{0,20}(?:progreso|evolucion)|a lo largo del tiempo|evolucion',
      it: '(?:grafico|curva)[^,.;]{0,20}(?:progress\\w*|andamento|evoluzione)|nel tempo|andamento',
      pt: '(?:grafico|curva)[^,.;]{0,20}(?:progresso|evolucao)|ao longo do tempo|evolucao',
      nl: '(?:grafiek|curve)[^,.;]{0,20}(?:voortgang|vooruitgang|verloop)|in de loop van de tijd|verloop',
    },
  },
];
