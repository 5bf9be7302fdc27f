import { LANGS, type Lang } from '../lexicon/index.ts';

/** What a field holds, as people say it: `type[,type] | en | de | fr | es | it | pt | nl`. */
const WORDS = `
text | text | Text | texte | texto | testo | texto | tekst
longtext,richtext | longer text | längerer Text | texte long | texto largo | testo lungo | texto longo | langere tekst
integer,number | a number | eine Zahl | un nombre | un número | un numero | um número | een getal
money | an amount | ein Betrag | un montant | un importe | un importo | um valor | een bedrag
percent | a percentage | Prozent | un pourcentage | un porcentaje | una percentuale | uma percentagem | een percentage
duration | a length of time | eine Dauer | une durée | una duración | una durata | uma duração | een duur
date | a day | ein Tag | un jour | un día | un giorno | um dia | een dag
datetime | a day and time | Tag und Uhrzeit | un jour et une heure | día y hora | giorno e ora | dia e hora | dag en tijd
time | a time | eine Uhrzeit | une heure | una hora | un’ora | uma hora | een tijd
boolean | yes or no | ja oder nein | oui ou non | sí o no | sì o no | sim ou não | ja of nee
enum,multienum | a choice | eine Auswahl | un choix | una elección | una scelta | uma escolha | een keuze
list | several values | mehrere Werte | plusieurs valeurs | varios valores | più valori | vários valores | meerdere waarden
image | a picture | ein Bild | une image | una imagen | un’immagine | uma imagem | een foto
file | a file | eine Datei | un fichier | un archivo | un file | um ficheiro | een bestand
rating | stars | Sterne | des étoiles | estrellas | stelle | estrelas | sterren
url | a link | ein Link | un lien | un enlace | un link | um link | een link
email | an email address | eine E-Mail-Adresse | une adresse e-mail | un correo electrónico | un indirizzo e-mail | um endereço de e-mail | een e-mailadres
phone | a phone number | eine Telefonnummer | un numéro de téléphone | un teléfono | un numero di telefono | um telefone | een telefoonnummer
color | a color | eine Farbe | une couleur | un color | un colore | uma cor | een kleur
`;

const words = new Map<string, string[]>();
for (const line of WORDS.trim().split('\n')) {
  const [types = '', ...cells] = line.split(' | ');
  for (const type of types.split(',')) words.set(type, cells);
}

/** 'longtext' → 'longer text': a type of field in the words of a language, English where it has none. */
export function typeInWords(type: string, language: string): string {
  const at = LANGS.indexOf(language as Lang);
  const cells = words.get(type);
  return cells?.[Math.max(at, 0)] ?? type;
}
