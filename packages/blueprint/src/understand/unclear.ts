import type { Lang } from '../lexicon/index.ts';

const WORDS: Record<Lang, { empty: string; vague: string; script: string; change: string }> = {
  en: {
    empty:
      'What would you like to build? Tell me in a sentence what the app should keep, for example: “A recipe book with ingredients, a photo and a rating”.',
    vague:
      'I would love to. What should the app keep track of, and for whom? For example: “A booking page for my yoga studio: classes with a teacher, date and places”, or “Track my expenses by category”.',
    script:
      'I am the built-in builder and read English, German, French, Spanish, Italian, Portuguese and Dutch. Could you describe the app in one of these?',
    change:
      'I did not find a change in that, so I left everything as it is. I can add, rename or remove fields, lists and pages, change the values of a choice, the colors, dark or light, who may see or edit, and the app’s name. For example: “Add a cuisine field with Italian, Thai and Greek”, “Call the rating stars”, “Only I may edit”.',
  },
  de: {
    empty:
      'Was möchten Sie bauen? Ein Satz genügt, zum Beispiel: „Ein Rezeptbuch mit Zutaten, Foto und Bewertung“.',
    vague:
      'Sehr gern. Was soll die App festhalten, und für wen? Zum Beispiel: „Eine App für unseren Verein: Mitglieder mit Beitrag und Eintrittsdatum“ oder „Meine Ausgaben nach Kategorie“.',
    script:
      'Ich bin der eingebaute Baumeister und lese Deutsch, Englisch, Französisch, Spanisch, Italienisch, Portugiesisch und Niederländisch.',
    change:
      'Darin habe ich keine Änderung gefunden und alles so gelassen. Ich kann Felder, Listen und Seiten hinzufügen, umbenennen oder entfernen, Auswahlwerte ändern, Farben, hell oder dunkel, wer lesen oder ändern darf, und den Namen der App. Zum Beispiel: „Füge ein Feld Genre mit Roman und Krimi hinzu“, „Nenne die Bewertung Sterne“, „Nur ich darf bearbeiten“.',
  },
  fr: {
    empty:
      'Que souhaitez-vous construire ? Une phrase suffit, par exemple : « Un livre de recettes avec ingrédients, photo et note ».',
    vague:
      'Avec plaisir. Que doit gérer l’appli, et pour qui ? Par exemple : « Suivre mes dépenses par catégorie » ou « Des cours avec professeur, date et places ».',
    script:
      'Je lis le français, l’anglais, l’allemand, l’espagnol, l’italien, le portugais et le néerlandais.',
    change:
      'Je n’y ai pas trouvé de modification ; tout est resté tel quel. Je peux ajouter, renommer ou supprimer des champs, des listes et des pages, changer les choix, les couleurs, le mode clair ou sombre, qui peut lire ou modifier, et le nom. Par exemple : « Ajoute un champ genre avec Roman et Poésie », « Renomme la note en étoiles ».',
  },
  es: {
    empty:
      '¿Qué te gustaría crear? Basta una frase, por ejemplo: «Un recetario con ingredientes, foto y valoración».',
    vague:
      'Con mucho gusto. ¿Qué debe guardar la app y para quién? Por ejemplo: «Controlar mis gastos por categoría» o «Clases con profesor, fecha y plazas».',
    script: 'Leo español, inglés, alemán, francés, italiano, portugués y neerlandés.',
    change:
      'No encontré ningún cambio ahí y lo dejé todo igual. Puedo añadir, renombrar o quitar campos, listas y páginas, cambiar opciones, colores, modo claro u oscuro, quién puede ver o editar, y el nombre. Por ejemplo: «Añade un campo género con Novela y Poesía», «Cambia el nombre de valoración a estrellas».',
  },
  it: {
    empty:
      'Che cosa vuoi creare? Basta una frase, per esempio: «Un ricettario con ingredienti, foto e valutazione».',
    vague:
      'Volentieri. Che cosa deve tenere l’app, e per chi? Per esempio: «Registrare le mie spese per categoria» o «Corsi con insegnante, data e posti».',
    script: 'Leggo italiano, inglese, tedesco, francese, spagnolo, portoghese e olandese.',
    change:
      'Non ho trovato una modifica e ho lasciato tutto com’era. Posso aggiungere, rinominare o togliere campi, elenchi e pagine, cambiare le opzioni, i colori, chiaro o scuro, chi può vedere o modificare, e il nome. Per esempio: «Aggiungi un campo genere con Romanzo e Poesia».',
  },
  pt: {
    empty:
      'O que você gostaria de criar? Basta uma frase, por exemplo: “Um livro de receitas com ingredientes, foto e avaliação”.',
    vague:
      'Com prazer. O que o app deve guardar, e para quem? Por exemplo: “Controlar minhas despesas por categoria” ou “Aulas com professor, data e vagas”.',
    script: 'Leio português, inglês, alemão, francês, espanhol, italiano e holandês.',
    change:
      'Não encontrei uma mudança aí e deixei tudo como estava. Posso adicionar, renomear ou remover campos, listas e páginas, mudar opções, cores, claro ou escuro, quem pode ver ou editar, e o nome. Por exemplo: “Adicione um campo gênero com Romance e Poesia”.',
  },
  nl: {
    empty:
      'Wat wilt u maken? Eén zin is genoeg, bijvoorbeeld: ‘Een receptenboek met ingrediënten, foto en beoordeling’.',
    vague:
      'Graag. Wat moet de app bijhouden, en voor wie? Bijvoorbeeld: ‘Mijn uitgaven per categorie’ of ‘Lessen met docent, datum en plaatsen’.',
    script: 'Ik lees Nederlands, Engels, Duits, Frans, Spaans, Italiaans en Portugees.',
    change:
      'Ik vond daarin geen wijziging en heb alles zo gelaten. Ik kan velden, lijsten en pagina’s toevoegen, hernoemen of verwijderen, keuzes veranderen, kleuren, licht of donker, wie mag zien of wijzigen, en de naam. Bijvoorbeeld: ‘Voeg een veld genre toe met Roman en Poëzie’.',
  },
};

const SCRIPTS: Record<string, string> = {
  ru: 'Я встроенный конструктор и пока читаю по-английски, по-немецки, по-французски, по-испански, по-итальянски, по-португальски и по-нидерландски. Опишите приложение, пожалуйста, на одном из этих языков.',
  zh: '我是内置的构建助手，目前能读英语、德语、法语、西班牙语、意大利语、葡萄牙语和荷兰语。请用其中一种语言描述您的应用。',
  ja: '内蔵ビルダーです。今は英語、ドイツ語、フランス語、スペイン語、イタリア語、ポルトガル語、オランダ語を読めます。いずれかの言語でアプリを説明してください。',
  ko: '내장 빌더입니다. 지금은 영어, 독일어, 프랑스어, 스페인어, 이탈리아어, 포르투갈어, 네덜란드어를 읽습니다. 이 중 한 언어로 앱을 설명해 주세요.',
  ar: 'أنا أداة البناء المدمجة، وأقرأ حاليًا الإنجليزية والألمانية والفرنسية والإسبانية والإيطالية والبرتغالية والهولندية. هل يمكنك وصف التطبيق بإحدى هذه اللغات؟',
  el: 'Είμαι ο ενσωματωμένος κατασκευαστής και διαβάζω αγγλικά, γερμανικά, γαλλικά, ισπανικά, ιταλικά, πορτογαλικά και ολλανδικά. Περιγράψτε την εφαρμογή σε μία από αυτές τις γλώσσες.',
};

/** A friendly answer where nothing can be built: why, and what to say instead. */
export function unclearAnswer(
  lang: Lang,
  why: 'empty' | 'vague' | 'script' | 'change',
  script = '',
): string {
  if (why === 'script')
    return SCRIPTS[script] ? `${SCRIPTS[script]}\n\n${WORDS.en.script}` : WORDS.en.script;
  return WORDS[lang][why];
}
