export const LIFE = `
habit | Repeat 150 calm private | habit, routine, daily habit, good habit, daily goal | Gewohnheit/Gewohnheiten, Routine/Routinen | habitude, routine | hábito, rutina | abitudine/abitudini, routine/routine | hábito, rotina | gewoonte/gewoontes, routine/routines
  app: Habit Tracker | Gewohnheiten | Suivi des habitudes | Hábitos | Abitudini | Hábitos | Gewoontes
  tag: Small steps, every day | Kleine Schritte, jeden Tag
  fields: name*+ habit_category goal_per_week color notes
  does: streak
  with: checkin
checkin | CircleCheckBig 150 calm private | check-in, checkin, daily check-in, completion, daily log, log entry, daily entry | Check-in/Check-ins, Tageseintrag/Tageseinträge, Haken | pointage, validation quotidienne/validations quotidiennes | registro diario/registros diarios, check-in/check-ins | registrazione giornaliera/registrazioni giornaliere, check-in/check-in | registro diário/registros diários, check-in/check-ins | check-in/check-ins, dagregistratie/dagregistraties
  fields: >!habit* date*+ notes
plant | Sprout 140 calm private | plant, houseplant, house plant, flower, garden plant, succulent, seedling | Pflanze/Pflanzen, Zimmerpflanze/Zimmerpflanzen, Blume/Blumen | plante, plante d'intérieur/plantes d'intérieur, fleur | planta, flor/flores | pianta, pianta d'appartamento/piante d'appartamento, fiore/fiori | planta, flor/flores | plant/planten, kamerplant/kamerplanten, bloem/bloemen
  app: Plant Care | Pflanzenpflege | Mes plantes | Mis plantas | Le mie piante | Minhas plantas | Plantenzorg
  tag: Nobody goes thirsty | Niemand bleibt durstig
  fields: name*+ photo+ species room water_every+ last_watered+ light notes
  does: recurring_due
crop | Wheat 90 warm private | crop, vegetable, garden bed, bed, seed, sowing, planting, harvest, garden, vegetable garden | Gemüse, Beet/Beete, Aussaat/Aussaaten, Ernte/Ernten, Saatgut, Garten/Gärten | légume, semis, culture, récolte, potager, jardin | cultivo, hortaliza, siembra, cosecha, huerto, jardín/jardines | ortaggio/ortaggi, semina, raccolto, coltura, orto, giardino | cultivo, hortaliça, semeadura, colheita, horta, jardim/jardins | gewas/gewassen, groente/groenten, zaad/zaden, oogst/oogsten, moestuin/moestuinen, tuin/tuinen
  app: Garden Planner | Gartenplaner | Mon potager | Mi huerto | Il mio orto | Minha horta | Moestuinplanner
  fields: name*+ variety photo location planted_on+ harvest_date yield notes
plot | LandPlot 110 calm default | plot, garden plot, allotment plot, plot of land | Parzelle/Parzellen, Gartenparzelle/Gartenparzellen, Kleingarten/Kleingärten | parcelle, jardin familial/jardins familiaux | parcela, huerto urbano/huertos urbanos | lotto di terra/lotti di terra, orto urbano/orti urbani | talhão/talhões, lote de terra/lotes de terra | volkstuin/volkstuinen, perceel/percelen
  app: Garden Plots | Parzellen | Parcelles | Parcelas | Orti | Talhões | Volkstuinen
  fields: number*+ area location available notes
hive | Hexagon 45 warm private | hive, beehive, bee colony, colony, bee, apiary, nucleus | Bienenvolk/Bienenvölker, Bienenstock/Bienenstöcke, Volk/Völker, Biene/Bienen, Beute/Beuten | ruche, colonie d'abeilles/colonies d'abeilles, abeille, rucher | colmena, colonia de abejas/colonias de abejas, abeja, apiario | arnia/arnie, alveare/alveari, ape/api, apiario | colmeia, enxame, abelha, apiário | bijenkast/bijenkasten, bijenvolk/bijenvolken, kast/kasten, bij/bijen
  app: Hive Log | Bienenbuch | Carnet de ruches | Cuaderno de colmenas | Diario delle arnie | Diário das colmeias | Bijenlogboek
  tag: Every colony and its story | Jedes Volk und seine Geschichte
  fields: name*+ location queen year frames last_done photo notes
  with: hive_inspection
hive_inspection | ClipboardCheck 45 warm private log | hive inspection | Durchsicht/Durchsichten, Völkerdurchsicht/Völkerdurchsichten | visite de ruche/visites de ruches | revisión de colmena/revisiones de colmenas | ispezione dell'arnia/ispezioni delle arnie | inspeção da colmeia/inspeções da colmeia | kastinspectie/kastinspecties
  fields: >!hive* date*+ frames temper queen_seen feeding notes
pet_visit | HeartHandshake 30 warm team | pet sitting visit, dog sitting visit, cat sitting visit, pet sitting, dog sitting, cat sitting, dog walk, dog walking, pet visit | Tierbetreuung/Tierbetreuungen, Katzensitting, Hundesitting | garde d'animaux/gardes d'animaux | cuidado de mascotas | visita a domicilio per animali | visita a pets | dierenoppas
  app: Pet Sitting | Tierbetreuung | Garde d'animaux | Cuidado de mascotas | Pet sitting | Pet sitting | Dierenoppas
  fields: >!pet* starts_at*+ duration+ location notes
pet | PawPrint 30 warm private | pet, dog, cat, animal companion, puppy, kitten, companion animal, horse | Haustier/Haustiere, Hund/Hunde, Katze/Katzen, Pferd/Pferde | animal de compagnie/animaux de compagnie, chien, chat, cheval/chevaux | mascota, perro, gato, caballo | animale domestico/animali domestici, cane/cani, gatto, cavallo | animal de estimação/animais de estimação, cachorro, cão/cães, gato, cavalo | huisdier/huisdieren, hond/honden, kat/katten, paard/paarden
  app: Pet Care | Haustiere | Mes animaux | Mis mascotas | I miei animali | Meus pets | Huisdieren
  tag: Every meal, walk and visit to the vet | Jede Mahlzeit, jeder Spaziergang, jeder Tierarztbesuch
  fields: name*+ photo animal_species birthday weight vaccinated notes
animal | PawPrint 90 warm staff | animal, livestock, cow, sheep, goat, chicken, herd, flock, cattle, pig, hen, shelter animal | Tier/Tiere, Kuh/Kühe, Schaf/Schafe, Ziege/Ziegen, Huhn/Hühner, Herde/Herden, Vieh | animal/animaux, vache, mouton, chèvre, poule, bétail, troupeau/troupeaux | animal/animales, vaca, oveja, cabra, gallina, ganado, rebaño | animale/animali, mucca/mucche, pecora, capra, gallina, bestiame, gregge/greggi | animal/animais, vaca, ovelha, cabra, galinha, gado, rebanho | dier/dieren, koe/koeien, schaap/schapen, geit/geiten, kip/kippen, vee, kudde
  app: Animal Register | Tierbestand | Registre des animaux | Registro de animales | Registro animali | Registro de animais | Dierenregister
  fields: name*+ number species birthday weight photo notes
adoptable | PawPrint 90 warm default | animal, adoptable animal, adoptable pet, animal for adoption, rescue animal, pet, dog, cat | Vermittlungstier/Vermittlungstiere, Tier/Tiere, Hund/Hunde, Katze/Katzen | animal à adopter/animaux à adopter, animal/animaux, chien, chat | animal en adopción/animales en adopción, animal/animales, perro, gato | animale in adozione/animali in adozione, animale/animali, cane/cani, gatto | animal para adoção/animais para adoção, animal/animais, cachorro, gato | asieldier/asieldieren, dier/dieren, hond, kat/katten
  app: Adoption | Tiervermittlung | Adoption | Adopciones | Adozioni | Adoção | Adoptie
  tag: They are waiting for a home | Sie warten auf ein Zuhause
  fields: name*+ photo+ animal_species age adoption_status description
adoption_application | HeartHandshake 345 warm form apart | adoption application, adoption form, adoption request, adoption inquiry, adoption application form | Adoptionsantrag/Adoptionsanträge, Adoptionsanfrage/Adoptionsanfragen | demande d'adoption/demandes d'adoption | solicitud de adopción/solicitudes de adopción | richiesta di adozione/richieste di adozione | pedido de adoção/pedidos de adoção | adoptieaanvraag/adoptieaanvragen
  app: Adoption Applications | Adoptionsanträge | Demandes d'adoption | Solicitudes de adopción | Richieste di adozione | Pedidos de adoção | Adoptieaanvragen
  fields: name*+ email*+ phone >adoptable message+ inquiry_status
  does: public_form
patient | HeartPulse 190 calm staff person | patient | Patient/Patienten, Patientin/Patientinnen | patient | paciente | paziente/pazienti | paciente | patiënt/patiënten
  app: Patients | Patienten | Patients | Pacientes | Pazienti | Pacientes | Patiënten
  fields: name*+ birthday phone email allergies notes
animal_patient | Stethoscope 175 calm staff | animal patient, vet patient, veterinary patient, pet | Tierpatient/Tierpatienten | animal suivi/animaux suivis | paciente animal/pacientes animales | animale in cura/animali in cura | paciente animal/pacientes animais | dierpatiënt/dierpatiënten
  fields: name*+ animal_species photo owner phone birthday weight vaccinated
treatment_record | Stethoscope 190 calm staff log | treatment, visit record, medical record, therapy session, treatment record, vet visit, check-up, health record | Behandlung/Behandlungen, Untersuchung/Untersuchungen, Tierarztbesuch/Tierarztbesuche, Therapiesitzung/Therapiesitzungen | soin, traitement, consultation médicale/consultations médicales | tratamiento, consulta veterinaria/consultas veterinarias, revisión médica/revisiones médicas | trattamento, visita medica/visite mediche | tratamento, atendimento | behandeling/behandelingen, onderzoek/onderzoeken
  fields: >patient date*+ reason diagnosis treatment cost next_due
medication | Pill 200 calm private | medication, medicine, pill, drug, prescription, vitamin, supplement | Medikament/Medikamente, Tablette/Tabletten, Arzneimittel, Pille/Pillen | médicament, comprimé, ordonnance | medicamento, medicina, pastilla, receta médica/recetas médicas | farmaco/farmaci, medicina, pillola | medicamento, remédio, comprimido | medicijn/medicijnen, pil/pillen, medicatie
  app: Medication Plan | Medikamentenplan | Mes médicaments | Mi medicación | I miei farmaci | Meus remédios | Medicijnen
  fields: name*+ dosage time frequency quantity expiry_date notes
symptom | Thermometer 10 calm private | symptom, pain entry, headache, migraine, pain, allergy attack | Symptom/Symptome, Schmerz/Schmerzen, Migräneanfall/Migräneanfälle, Kopfschmerz/Kopfschmerzen | symptôme, douleur, migraine | síntoma, dolor/dolores, migraña | sintomo, dolore/dolori, emicrania/emicranie | sintoma, dor/dores, enxaqueca | symptoom/symptomen, pijn, migraine
  app: Symptom Diary | Symptomtagebuch | Journal des symptômes | Diario de síntomas | Diario dei sintomi | Diário de sintomas | Symptomendagboek
  fields: title*+ date+ strength duration medication notes
mood_entry | Smile 320 calm private | mood, mood entry, mood log, mood journal | Stimmung/Stimmungen, Stimmungseintrag/Stimmungseinträge | humeur | estado de ánimo/estados de ánimo | umore/umori, stato d'animo/stati d'animo | humor/humores | stemming/stemmingen, humeur
  app: Mood Journal | Stimmungstagebuch | Journal d'humeur | Diario de ánimo | Diario dell'umore | Diário de humor | Stemmingsdagboek
  tag: How was today | Wie war der Tag
  fields: date*+ mood*+ energy_level notes
diary_entry | NotebookPen 330 calm private | diary entry, journal entry, diary, journal, gratitude entry, gratitude journal, dream, memory | Tagebucheintrag/Tagebucheinträge, Tagebuch/Tagebücher, Traum/Träume | entrée de journal/entrées de journal, journal intime/journaux intimes, rêve | entrada de diario/entradas de diario, diario personal/diarios personales, sueño | pagina di diario/pagine di diario, diario/diari, sogno | entrada de diário/entradas de diário, diário, sonho | dagboekfragment/dagboekfragmenten, dagboek/dagboeken, droom/dromen
  app: Journal | Tagebuch | Journal | Diario | Diario | Diário | Dagboek
  tag: A quiet page for every day | Eine ruhige Seite für jeden Tag
  fields: title*+ date+ mood text*+ photo
advice | Lightbulb 45 warm community | tip, piece of advice, hint, how-to, life hack, tips and tricks | Tipp/Tipps, Ratschlag/Ratschläge | astuce, conseil | consejo | dritta/dritte, suggerimento/suggerimenti | dica | tip/tips
  app: Tips | Tipps | Astuces | Consejos | Consigli | Dicas | Tips
  fields: title*+ text*+ category photo
note | StickyNote 50 warm private | note, evernote, notion, sticky note, snippet, quick note, memo | Notiz/Notizen, Notizzettel | note, mémo | nota, apunte | nota, appunto | nota, anotação/anotações | notitie/notities, aantekening/aantekeningen
  app: Notes | Notizen | Notes | Notas | Note | Notas | Notities
  fields: title*+ text+ tags favorite
sleep_log | Moon 255 calm private | sleep, sleep log, nap, sleep tracker, sleep entry | Schlaf, Nacht/Nächte, Schlafprotokoll/Schlafprotokolle | sommeil, nuit, sieste | sueño nocturno, noche, siesta | sonno, notte/notti, pisolino | sono, noite, soneca | slaap, nacht/nachten
  app: Sleep Log | Schlaftagebuch | Journal du sommeil | Diario de sueño | Diario del sonno | Diário do sono | Slaapdagboek
  fields: date*+ sleep_hours*+ quality bedtime wake_time notes
  does: progress_chart
weigh_in | Scale 200 calm private | weigh-in, weight entry, weight log, weight loss, weight loss tracker, body weight, measurement, reading | Gewichtseintrag/Gewichtseinträge, Messung/Messungen, Messwert/Messwerte | pesée, mesure | medición/mediciones, pesaje | misurazione/misurazioni, pesata | medição/medições, pesagem/pesagens | meting/metingen, weging/wegingen
  app: Health Log | Messwerte | Mes mesures | Mis mediciones | Misurazioni | Medições | Metingen
  fields: date*+ weight*+ notes
  does: progress_chart
vital_sign | HeartPulse 350 calm private | blood pressure/blood pressure, blood pressure reading, blood pressure log, blood pressure diary | Blutdruck, Blutdruckmessung/Blutdruckmessungen, Blutdrucktagebuch | tension artérielle, mesure de tension/mesures de tension | presión arterial, toma de presión/tomas de presión | pressione sanguigna, misurazione della pressione/misurazioni della pressione | pressão arterial, medição da pressão/medições da pressão | bloeddruk, bloeddrukmeting/bloeddrukmetingen
  app: Blood Pressure | Blutdruck | Ma tension | Presión arterial | Pressione | Pressão arterial | Bloeddruk
  tag: Morning and evening, at a glance | Morgens und abends, auf einen Blick
  fields: starts_at*+ systolic*+ diastolic*+ heart_rate notes
  does: progress_chart
glucose_reading | Droplet 350 calm private | blood sugar/blood sugar, blood glucose/blood glucose, glucose/glucose, glucose reading, blood sugar reading, blood sugar log | Blutzucker, Blutzuckermessung/Blutzuckermessungen | glycémie, mesure de glycémie/mesures de glycémie | glucosa en sangre, glucemia, medición de glucosa/mediciones de glucosa | glicemia, misurazione della glicemia/misurazioni della glicemia | glicemia, medição da glicose/medições da glicose | bloedsuiker, bloedsuikermeting/bloedsuikermetingen
  app: Blood Sugar | Blutzucker | Ma glycémie | Glucosa | Glicemia | Glicemia | Bloedsuiker
  fields: starts_at*+ glucose*+ notes
  does: progress_chart
baby_log | Baby 340 warm private | feeding log, diaper change, diaper, nappy, baby log, baby, newborn | Babyeintrag/Babyeinträge, Windel/Windeln, Stillmahlzeit/Stillmahlzeiten, Baby/Babys | bébé, biberon, couche, tétée | bebé, pañal/pañales, toma | bebè, poppata, pannolino | bebê, fralda, mamada | baby/baby's, luier/luiers, voeding/voedingen
  app: Baby Log | Babybuch | Carnet de bébé | Diario del bebé | Diario del bebè | Diário do bebê | Babyboek
  fields: activity_kind*+ starts_at*+ duration notes
birthday | Cake 335 warm private | birthday, anniversary, birthday reminder | Geburtstag/Geburtstage, Jahrestag/Jahrestage | anniversaire | cumpleaños, aniversario | compleanno/compleanni, anniversario | aniversário | verjaardag/verjaardagen
  app: Birthdays | Geburtstage | Anniversaires | Cumpleaños | Compleanni | Aniversários | Verjaardagen
  tag: Never miss a cake again | Nie wieder einen Geburtstag verpassen
  fields: name*+ birthday*+ photo relationship gift_ideas notes
gift | Gift 345 warm private | gift, gift idea, present, wish | Geschenk/Geschenke, Geschenkidee/Geschenkideen, Wunsch/Wünsche | cadeau/cadeaux, idée cadeau/idées cadeaux | regalo, idea de regalo/ideas de regalo, deseo | regalo, idea regalo/idee regalo, desiderio | presente, ideia de presente/ideias de presente | cadeau/cadeaus, cadeau-idee/cadeau-ideeën, wens/wensen
  app: Gift Ideas | Geschenkideen | Idées cadeaux | Ideas de regalo | Idee regalo | Ideias de presente | Cadeau-ideeën
  fields: title*+ recipient+ price link occasion bought photo
friend | ContactRound 335 warm private person | friend, family member, relative, person, people, acquaintance, neighbour, neighbor | Freund/Freunde, Freundin/Freundinnen, Verwandte, Familienmitglied/Familienmitglieder, Person/Personen, Nachbar/Nachbarn | ami, personne, proche, membre de la famille/membres de la famille, voisin | amigo, persona, familiar/familiares, vecino | amico/amici, persona, parente/parenti, vicino | amigo, pessoa, parente, familiar/familiares, vizinho | vriend/vrienden, persoon/personen, familielid/familieleden, buur/buren
  app: People | Menschen | Mes proches | Personas | Persone | Pessoas | Mensen
  fields: name*+ photo birthday email phone relationship notes
household_item | Sofa 30 warm private | household item, appliance, household appliance, belonging, possession, home inventory item, home item, box, moving box, storage box | Haushaltsgegenstand/Haushaltsgegenstände, Besitz, Kiste/Kisten, Umzugskarton/Umzugskartons | objet de la maison/objets de la maison, carton, caisse | objeto de casa/objetos de casa, caja, pertenencia | oggetto di casa/oggetti di casa, scatola, scatolone/scatoloni | objeto da casa/objetos da casa, caixa, pertence | huishoudelijk item/huishoudelijke items, bezit, doos/dozen, verhuisdoos/verhuisdozen
  app: Home Inventory | Hausrat | Inventaire maison | Inventario del hogar | Inventario di casa | Inventário da casa | Huisinventaris
  fields: name*+ photo room category value purchase_date expiry_date
loan | HandHelping 35 warm private | loan, lending, borrowing, checkout, lent item | Ausleihe/Ausleihen, Leihgabe/Leihgaben, Verleihvorgang/Verleihvorgänge | prêt, emprunt | préstamo | prestito | empréstimo | uitlening/uitleningen, lening/leningen
  app: Loans | Ausleihe | Prêts | Préstamos | Prestiti | Empréstimos | Uitleen
  tag: Who has what, and until when | Wer hat was, und bis wann
  fields: borrower*+ start_date due_date+ returned+ notes
tool | Hammer 35 warm team | tool, power tool, shared tool | Werkzeug/Werkzeuge | outil | herramienta | attrezzo/attrezzi, utensile/utensili | ferramenta | gereedschap, werktuig
  app: Tool Library | Werkzeugverleih | Outilthèque | Préstamo de herramientas | Attrezzoteca | Biblioteca de ferramentas | Gereedschapsuitleen
  tag: Borrow it, use it, bring it back | Leihen, benutzen, zurückbringen
  fields: name*+ photo category condition location loan_status
clothing | Shirt 320 vivid private | clothing, clothes, garment, outfit, wardrobe, shoe | Kleidung, Kleidungsstück/Kleidungsstücke, Outfit/Outfits, Garderobe, Schuh/Schuhe | vêtement, tenue, garde-robe, chaussure | ropa, prenda, conjunto, armario, zapato | vestito, capo di abbigliamento/capi di abbigliamento, guardaroba, scarpa | roupa, peça de roupa/peças de roupa, guarda-roupa, sapato | kleding, kledingstuk/kledingstukken, outfit/outfits, garderobe, schoen/schoenen
  app: Wardrobe | Kleiderschrank | Garde-robe | Armario | Guardaroba | Guarda-roupa | Kledingkast
  fields: name*+ photo category color brand size season
costume | Drama 300 warm team | costume, stage costume, theatre costume | Kostüm/Kostüme, Bühnenkostüm/Bühnenkostüme | costume, costume de scène/costumes de scène | disfraz/disfraces, traje/trajes | costume/costumi, costume di scena/costumi di scena | figurino, fantasia | kostuum/kostuums
  app: Costumes | Kostüme | Costumes | Vestuario | Costumi | Figurinos | Kostuums
  fields: name*+ photo size color quantity condition location notes
stage_prop | Theater 280 warm team | prop, stage prop, theatre prop, film prop | Requisit/Requisiten, Bühnenrequisit/Bühnenrequisiten | accessoire de scène/accessoires de scène | utilería, accesorio de escena/accesorios de escena | oggetto di scena/oggetti di scena | adereço, adereço de cena/adereços de cena | rekwisiet/rekwisieten
  app: Props | Requisiten | Accessoires | Utilería | Oggetti di scena | Adereços | Rekwisieten
  fields: name*+ photo quantity condition location notes
packing_item | Luggage 200 vivid private | packing item, packing list item, packing list, thing to pack | Packliste, Gepäckstück/Gepäckstücke | liste de bagages, affaire à emporter/affaires à emporter | lista de equipaje, cosa para llevar/cosas para llevar | lista valigia, cosa da portare/cose da portare | lista de bagagem, item da mala/itens da mala | paklijst, paklijstitem/paklijstitems
  app: Packing List | Packliste | Liste de bagages | Equipaje | Valigia | Lista de bagagem | Paklijst
  fields: name*+ packing_kind quantity done
entry | NotebookPen 190 calm private | entry | Eintrag/Einträge | entrée | entrada | voce/voci | registro | invoer
  app: Daily Log | Tagesprotokoll | Journal quotidien | Registro diario | Registro giornaliero | Registro diário | Dagelijks logboek
  fields: date*+ notes
meditation | Flower2 200 calm private | meditation session, meditation, meditation timer, sitting, mindfulness session | Meditation/Meditationen, Sitzung in Stille | méditation | meditación/meditaciones | meditazione/meditazioni | meditação/meditações | meditatie/meditaties
  app: Meditation Log | Meditationstagebuch | Journal de méditation | Diario de meditación | Diario di meditazione | Diário de meditação | Meditatiedagboek
  fields: date*+ duration*+ mood notes
  does: progress_chart
`;
