import type { ForeignTongue } from './verbs.ts';

/** The words by which a wish for a tool, or for a button that runs one, is built. Folded; each a pattern of one word. */
export interface Vocabulary {
  button: RegExp;
  tool: RegExp;
  /** What stands for a model. */
  ai: RegExp;
  /** One that is not there yet. */
  a: RegExp;
  /** What leads to what it does: 'that', 'which', 'to', 'for'. */
  leads: RegExp;
  lets: RegExp;
  uses: RegExp;
  removes: RegExp;
  and: RegExp;
  /** What people are asked for: 'it asks for …'. Matched on the folded sentence, with what is asked behind. */
  asks: RegExp;
  /** Before what it is written from, on folded words with spaces; the longest first. */
  from: RegExp;
  /** Before where it stands. */
  at: RegExp;
  /** What begins any other part of the sentence. */
  other: RegExp;
  article: RegExp;
  definite: RegExp;
  /** Small words that are left out before an object. */
  small: RegExp;
  /** All that is there. */
  all: RegExp;
  photo: RegExp;
  file: RegExp;
}

const word = (words: string): RegExp => new RegExp(`^(?:${words.trim().split(/\s+/).join('|')})$`);
const lead = (phrases: string): RegExp =>
  new RegExp(
    `^(?:${phrases
      .split(',')
      .map((one) => one.trim())
      .join('|')})(?= |$)`,
  );

export const VOCABULARY: Record<ForeignTongue, Vocabulary> = {
  de: {
    button: /(?:button|knopf|schaltflache)$/,
    tool: /(?:tool|werkzeug|assistent|assistentin|helfer|bot|hilfsmittel)$/,
    ai: word('ki ai intelligenz sprachmodell modell'),
    a: word('ein eine einen einem weiteren weitere weiteres'),
    leads: word('der die das welcher welche welches um zum mit damit fur'),
    lets: word('lass lasse lasst erlaube erlaubt ermogliche hilf'),
    uses: word('nutze nutz verwende benutze'),
    removes: word('entferne entfern losche losch weg'),
    and: word('und sowie &'),
    asks: /(?:fragt|frage|frag)(?: [a-z]+)? nach (.+)$|(?:gibt|geben|gebe) (.+) ein$/,
    from: lead(
      'auf basis von,auf basis der,auf basis des,auf grundlage von,auf grundlage der,auf grundlage des,auf der grundlage von,auf der grundlage der,basierend auf,ausgehend von,anhand von,anhand,mithilfe von,mithilfe,aus',
    ),
    at: lead('neben,im formular,in,im,ins,bei,beim,unter'),
    other: lead('mit,fur,von bis,auf,uber,ohne,als,zu,zum,zur,am,an,nach,wenn,hochstens,maximal'),
    article: word('ein eine einen einem einer eines der die das den dem des'),
    definite: word('der die das den dem des'),
    small: word(
      'mir uns man dir euch ihnen automatisch dann kann konnen soll sollen zu nutzer leute',
    ),
    all: word('alles allem angaben details rest andere anderen'),
    photo: /(?:foto|fotos|bild|bilder|bildern)$/,
    file: /(?:datei|dateien|dokument|dokumente|dokumenten|pdf)$/,
  },
  fr: {
    button: word('bouton'),
    tool: word('outil outils assistant assistante robot chatbot bot'),
    ai: word('ia ai modele'),
    a: word('un une autre'),
    leads: word('qui pour permettant afin'),
    lets: word('laisse laissez permets permettez permettre aide aidez'),
    uses: word('utilise utilisez'),
    removes: word('supprime supprimez enleve enlevez retire retirez'),
    and: word('et & ainsi'),
    asks: /(?:demande|demander)(?: a [a-z]+)? (.+)$|(?:saisit|saisissent|indique|indiquent|fournit|fournissent) (.+)$/,
    from: lead(
      'a partir de,a partir du,a partir des,a partir d,en se basant sur,en partant de,base sur,basee sur,d apres,selon,en utilisant,depuis',
    ),
    at: lead('a cote de,a cote du,dans,sur,sous'),
    other: lead('avec,pour,en,a,au,aux,sans,comme,de maniere,de facon,sur un ton'),
    article: word('un une le la les l des du de d'),
    definite: word('le la les l'),
    small: word('me nous leur lui automatiquement de d'),
    all: word('tout autres reste champs informations details'),
    photo: word('photo photos image images'),
    file: word('fichier fichiers document documents pdf'),
  },
  es: {
    button: word('boton'),
    tool: word('herramienta herramientas asistente bot chatbot ayudante'),
    ai: word('ia ai modelo'),
    a: word('un una otro otra'),
    leads: word('que para'),
    lets: word('permite permita permitir deja deje ayuda ayude'),
    uses: word('usa use utiliza utilice'),
    removes: word('quita quite elimina elimine borra borre'),
    and: word('y e &'),
    asks: /(?:pide|pida|pregunta|pregunte)(?: a [a-z ]+?)? (.+)$|(?:introduce|introducen|indica|indican|escriben) (.+)$/,
    from: lead(
      'a partir de,a partir del,basado en,basada en,basandose en,en base a,con base en,segun,usando,desde',
    ),
    at: lead('junto a,junto al,al lado de,al lado del,en,debajo de'),
    other: lead('con,para,por,a,al,sin,como,sobre'),
    article: word('un una unos unas el la los las lo del de'),
    definite: word('el la los las'),
    small: word('me nos les le se automaticamente'),
    all: word('todo demas resto datos detalles campos'),
    photo: word('foto fotos imagen imagenes fotografia fotografias'),
    file: word('archivo archivos documento documentos pdf fichero ficheros'),
  },
  it: {
    button: word('pulsante bottone tasto'),
    tool: word('strumento strumenti assistente bot chatbot tool'),
    ai: word('ia ai modello'),
    a: word('un uno una altro altra'),
    leads: word('che per'),
    lets: word('permetti permetta consenti lascia fai aiuta'),
    uses: word('usa utilizza'),
    removes: word('rimuovi elimina togli cancella'),
    and: word('e ed &'),
    asks: /(?:chiede|chiedi|chieda)(?: a [a-z]+)? (.+)$|(?:inserisce|inseriscono|indica|indicano|forniscono) (.+)$/,
    from: lead(
      'a partire da,a partire dal,a partire dalla,a partire dai,a partire dalle,a partire dagli,partendo da,partendo dal,partendo dalla,partendo dai,partendo dalle,in base a,in base al,in base alla,in base alle,in base ai,basandosi su,basato su,basata su,usando,dal,dalla,dalle,dai,dagli,dall,da',
    ),
    at: lead('accanto a,accanto al,accanto alla,in,nel,nella,nei,nelle,sul,sulla,sotto'),
    other: lead('con,per,su,a,al,alla,ai,alle,senza,come'),
    article: word('un uno una il lo la i gli le l dei delle degli'),
    definite: word('il lo la i gli le l'),
    small: word('mi ci automaticamente di'),
    all: word('tutto altri resto dati dettagli campi'),
    photo: word('foto immagine immagini'),
    file: word('file documento documenti pdf'),
  },
  pt: {
    button: word('botao'),
    tool: word('ferramenta ferramentas assistente bot chatbot ajudante'),
    ai: word('ia ai modelo'),
    a: word('um uma outro outra'),
    leads: word('que para'),
    lets: word('permite permita permitir deixa deixe ajuda ajude'),
    uses: word('usa use utiliza utilize'),
    removes: word('remove remova elimina elimine apaga apague tira tire exclua'),
    and: word('e &'),
    asks: /(?:pede|peca|pergunta|pergunte)(?: a[os]? [a-z]+)? (.+)$|(?:introduz|introduzem|indica|indicam|informa|informam) (.+)$/,
    from: lead(
      'a partir de,a partir do,a partir da,a partir dos,a partir das,com base em,com base no,com base na,com base nos,com base nas,baseado em,baseada em,segundo,usando,desde',
    ),
    at: lead('ao lado de,ao lado do,ao lado da,em,no,na,nos,nas,sob'),
    other: lead('com,para,por,ao,sem,como,sobre'),
    article: word('um uma uns umas o a os as do da dos das de'),
    definite: word('o a os as'),
    small: word('me nos lhes lhe automaticamente'),
    all: word('tudo outros resto dados detalhes campos'),
    photo: word('foto fotos imagem imagens fotografia fotografias'),
    file: word('arquivo arquivos documento documentos pdf ficheiro ficheiros'),
  },
  nl: {
    button: /(?:knop|button)$/,
    tool: /(?:tool|hulpmiddel|assistent|hulpje|bot)$/,
    ai: word('ai model taalmodel'),
    a: word('een nog andere'),
    leads: word('die dat waarmee om voor'),
    lets: word('laat sta help'),
    uses: word('gebruik'),
    removes: word('verwijder wis weg'),
    and: word('en &'),
    asks: /(?:vraagt|vraag)(?: [a-z]+)? (?:naar|om) (.+)$|(?:vult|vullen|voert|voeren|geeft|geven) (.+?)(?: in| op)?$/,
    from: lead('op basis van,aan de hand van,gebaseerd op,uitgaande van,met behulp van,vanuit,uit'),
    at: lead('naast,in,bij,onder,op'),
    other: lead('met,voor,zonder,als,over,naar,tot,van maximaal'),
    article: word('een de het'),
    definite: word('de het'),
    small: word('mij ons me hun automatisch kan kunnen te dan'),
    all: word('alles gegevens details rest andere velden'),
    photo: /(?:foto|foto s|fotos|afbeelding|afbeeldingen|plaatje)$/,
    file: /(?:bestand|bestanden|document|documenten|pdf)$/,
  },
};
