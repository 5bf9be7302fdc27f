import type { Lang } from './lang.ts';

/**
 * What verbs do to the noun behind them: `keep` makes it something the app holds, `see` asks for a view,
 * `read` and `write` speak of permission, the others are behaviours.
 */
export type VerbClass =
  | 'build'
  | 'keep'
  | 'see'
  | 'write'
  | 'remove'
  | 'book'
  | 'cancel'
  | 'borrow'
  | 'vote'
  | 'approve'
  | 'pay'
  | 'comment'
  | 'remind'
  | 'rate'
  | 'upload'
  | 'act';

/** Verb forms per language and class, folded; a trailing '*' stands for any ending. */
export const VERBS: Record<Lang, Partial<Record<VerbClass, string>>> = {
  en: {
    build:
      'build make create want need give develop design generate wants needs wanted creating building making helps help lets let looking',
    keep: 'track tracks tracking save saves saving keep keeps keeping manage manages managing log logs logging record records recording store stores storing collect collects collecting organise organize organising organizing organizes plan plans planning catalogue catalog cataloguing cataloging list lists listing monitor monitors monitoring register registers remember note noting document documenting maintain administer handle handling run running follow schedule schedules scheduling hold',
    see: 'see sees show shows find finds filter filters search searches sort sorts group grouped sorted browse view views read reads look compare display displays watch reading calculate calculates count counts know check sorting filtering get gets visualise visualize overview',
    write:
      'swap swaps file files apply applies enquire inquire suggests proposes nominate nominates recommend write writes add adds edit edits change changes post posts posting publish submit submits enter enters update updates fill fills leave leaves open opens send sends sending report reports create ask asks answer answers close closes upload uploads propose suggest share shares offer offers contribute assign move moves adding editing submitting modify put make sell sells selling hand hands request requests apply applies',
    remove: 'delete deletes remove removes drop archive',
    book: 'book books booking reserve reserves sign signs register rsvp join joins enrol enroll enrolls attend',
    cancel: 'cancel cancels cancelling unsubscribe withdraw',
    borrow:
      'borrow borrows borrowed lend lends lent loan loaned return returns rent rents rented checkout',
    vote: 'vote votes voting upvote upvotes like likes',
    approve:
      'approve approves approved reject rejects accept accepts decline confirm confirms approving',
    pay: 'pay pays paid owe owes',
    comment: 'comment comments reply replies discuss',
    remind: 'remind reminds notify notifies alert warn warns reminding',
    rate: 'rate rates rating review reviews',
    upload: 'attach attaches',
    act: 'bookmark favourite favorite star do does did doing done go goes going come comes use uses using used work works working play plays take takes took taking buy buys bought order orders eat eats cook bake learn learns study water waters feed feeds run ran visit visits visited meet meets happen happens belong belongs start starts started finish finished end ends ended try try tried love like likes live lives keep wants want wanted say says said think feel grow grows drink drinks become became work choose select pick selects see seen contain become click clicks mark marks tick ticks earn earns win wins teach teaches train trains walk walks walking walked turn allow allows enable mentioned based needed required set sets lead leads join joined spend spends spent invite invites accept serve serves told tell call calls called named include includes included owed exceed decide describing describe mean means left remaining completed collected generated made finish talk talks consist consists',
  },
  de: {
    build:
      'baue bau bauen erstelle erstell erstellen mach mache machen brauche brauchen mochte hatte wunsche gib entwickle entwickeln suche hilft helfen',
    keep: 'verwalte verwalten verwaltet speichern speichere speichert erfassen erfasse erfasst sammeln sammle sammelt notieren notiere festhalten organisieren organisiere planen plane plant dokumentieren dokumentiere tracken tracke protokollieren protokolliere aufzeichnen pflegen fuhren verfolgen verfolge merken uberwachen eintragen eintragt ablegen anlegen',
    see: 'geordnet gruppiert zeige zeig zeigt zeigen anzeigen sehen sieht sehe finden findet finde filtern filtert sortieren suchen anschauen lesen liest einsehen ansehen auswerten berechnen berechnet vergleichen gruppieren wissen',
    write:
      'anfragen anfragt beantragen beantragt bewerben bewirbt unterschreiben unterzeichnen schreiben schreibt hinzufugen fuge bearbeiten andern andert posten veroffentlichen einreichen eingeben ausfullen hinterlassen eroffnen senden melden meldet hochladen vorschlagen abgeben beantworten schliessen stellen anlegen einstellen verkaufen teilen',
    remove: 'loschen entfernen entferne losche',
    book: 'buchen bucht reservieren reserviert anmelden meldet eintragen teilnehmen',
    cancel: 'stornieren absagen abmelden kundigen',
    borrow:
      'ausleihen leihen leiht verleihen verliehen ausgeliehen zuruckgeben geliehen verleihe leiht mieten',
    vote: 'abstimmen stimmen wahlen bewerten liken',
    approve: 'genehmigen genehmigt ablehnen freigeben bestatigen akzeptieren',
    pay: 'bezahlt bezahlen gezahlt zahlen zahlt schuldet schulden',
    comment: 'kommentieren kommentiert antworten diskutieren',
    remind: 'erinnere erinnern erinnert benachrichtigen warnen warnt',
    rate: 'bewerten bewertet bewerte',
    upload: 'anhangen',
    act: 'giessen gegossen gehen geht kommt kommen nutzen nutze verwenden arbeiten spielen kaufen gekauft bestellen essen kochen backen lernen besuchen besucht treffen passieren beginnt endet gelesen gesehen gemacht gibt geben habe laufen laufe gelaufen trainieren futtern helfen wohnen arbeitet kummert ubernimmt steht stehen liegt fallt macht bringt bekommt ansteht anstehen soll verbraucht fehlt fehlen ablauft ablaufen gehort gehoren',
  },
  fr: {
    build:
      'cree creer creez fais faire faites construis construire besoin donne developpe genere aide',
    keep: 'suivre suis gerer gere gerez enregistrer enregistre noter note organiser organise planifier planifie sauvegarder garder conserver repertorier lister cataloguer tenir collecter stocker inventorier archiver memoriser',
    see: 'tries triees trie triee regroupes regroupees ordonnes ordonnees voir montrer montre affiche afficher trouver filtrer chercher rechercher trier consulter lire lisent visualiser comparer calculer savoir classer',
    write:
      'demander demandent postuler postulent suggerer suggerent proposent signer signent ecrire ajouter ajoute modifier poster publier publient soumettre remplir laisser ouvrir ouvrent envoyer signaler deposer repondre fermer proposer changer partager vendre',
    remove: 'supprimer supprime enlever enleve retirer retire effacer',
    book: 'reserver reservent reserve inscrire inscrivent participer',
    cancel: 'annuler annulent desinscrire',
    borrow: 'emprunter emprunte empruntent preter prete rendre louer',
    vote: 'voter votent vote',
    approve: 'approuver refuser valider accepter rejeter',
    pay: 'payer paye payee paient regler doit',
    comment: 'commenter commentent repondre discuter',
    remind: 'rappelle rappeler rappeles prevenir alerter avertir',
    rate: 'noter evaluer evaluent',
    upload: 'joindre telecharger',
    act: 'arroser va vont vient utiliser travailler jouer acheter manger cuisiner apprendre etudier visiter lu lus vu fait courir prendre mettre boire nourrir habite permet permettre permettant aider',
  },
  es: {
    build: 'crea crear haz hacer hazme construye construir desarrolla genera dame ayuda',
    keep: 'registrar registro registra gestionar gestiona guardar guarda organizar organiza anotar apuntar controlar seguir llevar planificar planifica almacenar coleccionar catalogar administrar recopilar',
    see: 'ordenado ordenada ordenados ordenadas agrupado agrupada agrupados agrupadas ver mostrar muestra muestrame encontrar filtrar buscar ordenar consultar leer leen visualizar comparar calcular saber agrupar',
    write:
      'solicitar solicitan postular sugerir sugieren proponen firmar firman escribir anadir anade agregar agrega editar modificar publicar publican enviar rellenar dejar abrir abren reportar subir responder cerrar proponer cambiar compartir vender',
    remove: 'eliminar elimina quitar quita borrar borra',
    book: 'reservar reservan reserva inscribir inscriben inscribirse apuntarse participar',
    cancel: 'cancelar cancelan anular',
    borrow: 'prestar presta pedir devolver alquilar prestado',
    vote: 'votar votan vota',
    approve: 'aprobar rechazar aceptar validar confirmar',
    pay: 'pagar pagado paga debe pago',
    comment: 'comentar comentan responder discutir',
    remind: 'recordar recuerda recuerdame avisar avisa avisame alertar',
    rate: 'valorar puntuar calificar',
    upload: 'adjuntar',
    act: 'regar va van viene usar trabajar jugar comprar comer cocinar aprender estudiar visitar leido visto hecho correr tomar beber alimentar vive permite permitir gustan',
  },
  it: {
    build:
      'crea creare fai fare fammi costruisci costruire sviluppa genera dammi aiuta bisogno serve',
    keep: 'gestire gestisci gestisce salvare salva registrare registra organizzare organizza annotare tracciare traccia monitorare seguire pianificare pianifica catalogare conservare raccogliere tenere archiviare',
    see: 'ordinato ordinata ordinati ordinate raggruppare raggruppato raggruppata raggruppati raggruppate vedere mostra mostrare mostrami trovare filtrare cercare ordinare consultare leggere leggono visualizzare confrontare calcolare sapere',
    write:
      'richiedere richiedono candidarsi suggerire firmare firmano scrivere aggiungere aggiungi modificare pubblicare pubblicano inviare compilare lasciare aprire aprono segnalare caricare rispondere chiudere proporre cambiare condividere vendere',
    remove: 'eliminare elimina rimuovere rimuovi cancellare togliere togli',
    book: 'prenotare prenotano prenota iscrivere iscriversi iscrivono partecipare',
    cancel: 'annullare annullano disdire',
    borrow: 'prestare presta restituire noleggiare prestato',
    vote: 'votare votano vota',
    approve: 'approvare rifiutare accettare confermare',
    pay: 'pagare pagato paga deve',
    comment: 'commentare commentano rispondere discutere',
    remind: 'ricordare ricorda ricordami avvisare avvisa avvisami',
    rate: 'valutare votare recensire',
    upload: 'allegare',
    act: 'annaffiare innaffiare va vanno viene usare lavorare giocare comprare mangiare cucinare imparare studiare visitare letto letti visto visti fatto correre prendere bere nutrire vive permette permettere',
  },
  pt: {
    build: 'crie criar cria faca fazer construa construir desenvolva gere ajuda',
    keep: 'gerenciar gerencie gerir registrar registar registre guardar organizar organize anotar controlar acompanhar planejar planear salvar armazenar colecionar catalogar administrar',
    see: 'ordenado ordenada ordenados ordenadas agrupado agrupada agrupados agrupadas ver mostrar mostre mostra encontrar filtrar buscar procurar ordenar consultar ler leem visualizar comparar calcular saber agrupar',
    write:
      'solicitar solicitam candidatar sugerir assinar assinam escrever adicionar adicione acrescentar editar modificar alterar publicar publicam enviar preencher deixar abrir abrem relatar responder fechar propor mudar compartilhar vender',
    remove: 'excluir exclua remover remova apagar apague tirar eliminar',
    book: 'reservar reservam reserva inscrever inscrevem inscrever-se agendar participar',
    cancel: 'cancelar cancelam',
    borrow: 'emprestar empresta devolver alugar emprestado',
    vote: 'votar votam vota',
    approve: 'aprovar rejeitar recusar aceitar confirmar',
    pay: 'pagar pagou paga deve',
    comment: 'comentar comentam responder discutir',
    remind: 'lembrar lembre lembra avisar avise',
    rate: 'avaliar classificar',
    upload: 'anexar',
    act: 'regar vai vao vem usar trabalhar jogar comprar comer cozinhar aprender estudar visitar lido li visto feito correr tomar beber alimentar mora permite permitir',
  },
  nl: {
    build: 'maak maken bouw bouwen ontwikkel nodig geef genereer help helpt',
    keep: 'bijhouden bijhoud bijhoudt houd hou beheren beheer beheert opslaan bewaren bewaar registreren registreer organiseren plannen noteren noteer volgen verzamelen administreren loggen log vastleggen',
    see: 'gesorteerd gegroepeerd geordend zien ziet toon tonen laat vinden filteren filter zoeken sorteren sorteer bekijken lezen leest vergelijken berekenen weten groeperen',
    write:
      'aanvragen aanvraagt solliciteren ondertekenen schrijven toevoegen voeg bewerken wijzigen wijzig plaatsen publiceren versturen invullen achterlaten openen melden indienen uploaden beantwoorden sluiten voorstellen veranderen delen verkopen',
    remove: 'verwijderen verwijder wis wissen weghalen',
    book: 'boeken boekt boek reserveren reserveert inschrijven aanmelden deelnemen',
    cancel: 'annuleren annuleert afmelden',
    borrow: 'lenen leent uitlenen uitgeleend terugbrengen huren',
    vote: 'stemmen stemt',
    approve: 'goedkeuren afwijzen accepteren bevestigen',
    pay: 'betalen betaald betaalt',
    comment: 'reageren reageert bespreken',
    remind: 'herinner herinneren herinnert waarschuwen waarschuw',
    rate: 'beoordelen beoordeelt',
    upload: 'bijvoegen',
    act: 'gaan gaat komt gebruiken werken spelen kopen gekocht eten koken leren bezoeken gelezen gezien gedaan lopen drinken voeren woont water geven begieten zetten staat staan',
  },
};
