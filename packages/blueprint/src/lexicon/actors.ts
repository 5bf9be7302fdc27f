import type { Lang } from './lang.ts';

/** How each language speaks of who may see and change what, as patterns over folded text. */
export interface PermissionWords {
  anonymous: string;
  all: string;
  admin: string;
  creator: string;
  only: string;
  modal: string;
  read: string;
  write: string;
  noLogin: string;
  hidden: string;
}

export const PERMISSION_WORDS: Record<Lang, PermissionWords> = {
  en: {
    anonymous:
      'anyone|everyone|everybody|anybody|visitors?|(?:the )?(?:whole )?public|strangers?|whoever|all people|the whole world|the world|people outside',
    all: '(?:people|users|members|visitors|everyone|everybody|anyone|those|whoever)(?: who)? (?:are|is) (?:signed|logged) ?in|(?:(?:signed|logged) ?in )(?:people|users|members|visitors)?|registered (?:people|users|members)|members?|users?|customers?|students?|employees?|team members?|colleagues?|(?:my |the )?team|residents?|parents?|volunteers?|(?:every|any)one (?:in|on) (?:the|my|our) (?:team|company|club|family|group|class)|people with an account|family',
    admin:
      'admins?|administrators?|(?:the )?app owner|(?:the )?managers?|only i|only me|just me|i|(?:the )?staff|editors?|teachers?|moderators?',
    creator:
      '(?:the )?(?:one|person|people|company|user|member|those) (?:who|that) (?:\\w+ed|wrote|made|put|sent|created)(?: (?:it|them|a \\w+|the \\w+|that \\w+))?|(?:the |its |their )?(?:authors?|creators?|posters?|owners?)|(?:who(?:ever)?) (?:posted|created|wrote|made|added)(?: it| them| the \\w+)?|(?:each |every )?(?:user|person|member|customer|one)s? (?:only )?(?:can |may )?(?:only )?(?:sees?|edits?|changes?|manages?)? ?(?:only )?(?:their|his or her) own',
    only: 'only|just|nobody but|no one but|nobody else|no one else|exclusively',
    modal:
      'can|could|may|might|should|must|shall|is able|are able|be able|allowed|has access|have access|access',
    read: 'read|see|sees|view|views|look at|look|browse|access|watch|find|visible',
    write:
      'write|add|edit|change|modify|create|post|update|publish|submit|fill|fill in|fill out|manage|delete|remove|leave|upload|send|propose|suggest|contribute|report|enter',
    noLogin:
      'without (?:logging|signing) (?:in|up)|without (?:a |an )?(?:login|account|registration|registering|sign ?up|password)|no (?:login|account|registration)(?: needed| required)?|anonymously|not logged in',
    hidden:
      'private|for my eyes only|just for me|only for me|nobody else|no one else|keep it secret|secret',
  },
  de: {
    anonymous:
      'jeder|jede|alle|jedermann|besucher\\w*|offentlich\\w*|offentlichkeit|gaste|alle leute',
    all: '(?:angemeldete|eingeloggte|registrierte) (?:nutzer|benutzer|leute|personen|mitglieder)|mitglieder\\w*|nutzer\\w*|benutzer\\w*|kunden|schuler\\w*|mitarbeiter\\w*|das team|(?:alle|jeder) (?:im|aus dem) team|eltern|kollegen|familie',
    admin:
      'admins?|administrator\\w*|nur ich|ich|vorstand\\w*|verwaltung|personal|lehrer\\w*|inhaber\\w*',
    creator:
      '(?:der|die|derjenige|diejenige|wer|nur wer)[, ]+(?:der|die|das|es|ihn|sie|den \\w+|die \\w+|eine? \\w+)? ?[^,.;]{0,30}(?:erstellt|geschrieben|gepostet|eingestellt|angelegt|verfasst)(?: hat)?|ersteller\\w*|verfasser\\w*|autor\\w*|(?:nur )?(?:die|den|das|ihre|seine) eigenen?\\w*',
    only: 'nur|ausschliesslich|allein',
    modal: 'kann|konnen|darf|durfen|soll|sollen|sollte|sollten|konnte|konnten|durfte|durften',
    read: 'lesen|liest|sehen|sieht|anschauen|ansehen|einsehen|sichtbar|finden',
    write:
      'schreiben|hinzufugen|bearbeiten|andern|anlegen|posten|veroffentlichen|einreichen|ausfullen|loschen|abgeben|hinterlassen|erstellen|verwalten|eintragen|melden|hochladen',
    noLogin:
      'ohne (?:anmeldung|login|konto|account|registrierung|sich anzumelden|einloggen|passwort)|anonym',
    hidden: 'privat\\w*|nur fur mich|niemand sonst|geheim',
  },
  fr: {
    anonymous: "tout le monde|n'importe qui|chacun|les visiteurs|visiteurs?|le public|public",
    all: 'les membres|membres|utilisateurs?(?: connectes)?|personnes connectees|clients?|eleves|employes|l equipe|equipe|parents',
    admin: 'admins?|administrateurs?|moi seul|moi|je|le personnel|seul moi|les professeurs',
    creator:
      "(?:celui|celle|la personne|ceux) qui (?:l' ?)?(?:a|ont) \\w+(?: \\w+)?|l'auteur|(?:son |leur )?auteurs?|createur|leurs propres",
    only: 'seuls?|seules?|seulement|uniquement',
    modal: 'peut|peuvent|puisse|puissent|puis|doit|doivent|devrait|devraient|pourrait',
    read: 'lire|voir|consulter|lisent|voient|regarder|visible',
    write:
      'ecrire|ajouter|modifier|creer|poster|publier|remplir|supprimer|laisser|soumettre|deposer|changer|gerer|envoyer',
    noLogin:
      "sans (?:se connecter|connexion|compte|inscription|s'inscrire|mot de passe)|anonymement",
    hidden: 'prive\\w*|rien que pour moi|personne d autre|juste pour moi',
  },
  es: {
    anonymous: 'cualquiera|todos|todo el mundo|los visitantes|visitantes?|el publico|publico',
    all: 'los miembros|miembros|socios|usuarios(?: registrados)?|clientes|alumnos|empleados|el equipo|padres',
    admin: 'admins?|administradores|administrador|solo yo|yo|el personal|los profesores',
    creator:
      '(?:el|la|quien|quienes)(?: que)? (?:lo |la |los )?\\w*(?:publico|creo|escribio|ha publicado|haya publicado|subio)(?: \\w+ \\w+)?|(?:su |el )?autor\\w*|creador|los suyos|sus propi[oa]s',
    only: 'solo|solamente|unicamente',
    modal: 'puede|pueden|puedo|pueda|puedan|debe|deben|deberia|podria',
    read: 'leer|ver|consultar|leen|ven|mirar|visible',
    write:
      'escribir|anadir|agregar|editar|modificar|crear|publicar|rellenar|eliminar|borrar|dejar|enviar|cambiar|gestionar|subir',
    noLogin: 'sin (?:iniciar sesion|cuenta|registrarse|registro|login|contrasena)|de forma anonima',
    hidden: 'privad[oa]s?|solo para mi|nadie mas',
  },
  it: {
    anonymous: 'chiunque|tutti|i visitatori|visitatori|il pubblico|pubblico',
    all: 'i membri|membri|soci|utenti(?: registrati)?|clienti|studenti|dipendenti|il team|genitori',
    admin: 'admin|amministrator[ei]|solo io|io|il personale|gli insegnanti',
    creator:
      "chi (?:l'ha|lo ha|la ha|ha) \\w+(?: \\w+)?|(?:l')?autor[ei]|creatore|i propri|le proprie",
    only: 'solo|soltanto|solamente',
    modal: 'puo|possono|posso|possa|possano|deve|devono|dovrebbe|potrebbe',
    read: 'leggere|vedere|consultare|leggono|vedono|visibile',
    write:
      'scrivere|aggiungere|modificare|creare|pubblicare|compilare|eliminare|lasciare|inviare|cambiare|gestire|caricare',
    noLogin: 'senza (?:login|account|registrazione|registrarsi|accedere|password)|in modo anonimo',
    hidden: 'privat[oaie]|solo per me|nessun altro',
  },
  pt: {
    anonymous:
      'qualquer um|qualquer pessoa|todos|todo mundo|os visitantes|visitantes?|o publico|publico',
    all: 'os membros|membros|socios|usuarios(?: registrados)?|utilizadores|clientes|alunos|funcionarios|a equipe|pais',
    admin: 'admins?|administrador(?:es)?|so eu|somente eu|apenas eu|eu|os professores',
    creator:
      'quem (?:o |a )?(?:publicou|criou|escreveu|postou)(?: \\w+ \\w+)?|(?:o |seu )?autor\\w*|criador|os seus proprios|os proprios',
    only: 'so|somente|apenas',
    modal: 'pode|podem|posso|possa|possam|deve|devem|deveria|poderia',
    read: 'ler|ver|consultar|leem|veem|visivel',
    write:
      'escrever|adicionar|editar|modificar|alterar|criar|publicar|preencher|excluir|apagar|deixar|enviar|mudar|gerenciar|mexo|mexer|mexem',
    noLogin: 'sem (?:login|conta|cadastro|registro|fazer login|entrar|senha)|anonimamente',
    hidden: 'privad[oa]s?|so para mim|ninguem mais',
  },
  nl: {
    anonymous: 'iedereen|bezoekers?|(?:het )?publiek|openbaar|wie dan ook',
    all: 'leden|gebruikers?|ingelogde (?:gebruikers|mensen)|klanten|leerlingen|medewerkers|het team|ouders',
    admin: 'admins?|beheerders?|alleen ik|ik|het personeel|docenten',
    creator:
      '(?:degene|wie|de persoon|diegene) die [^,.;]{0,30}(?:plaatste|maakte|schreef|geplaatst|gemaakt)(?: heeft)?|(?:de )?(?:auteur|maker|plaatser)|eigen',
    only: 'alleen|enkel|uitsluitend',
    modal: 'kan|kunnen|mag|mogen|moet|moeten|zou|zouden',
    read: 'lezen|zien|bekijken|inzien|zichtbaar',
    write:
      'schrijven|toevoegen|bewerken|wijzigen|aanmaken|plaatsen|publiceren|invullen|verwijderen|achterlaten|indienen|veranderen|beheren',
    noLogin: 'zonder (?:in te loggen|account|inloggen|login|registratie|wachtwoord)|anoniem',
    hidden: 'prive|alleen voor mij|niemand anders',
  },
};
