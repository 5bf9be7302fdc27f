export const HOUSEHOLD = `
cabinet_medicine | BriefcaseMedical 5 calm private | medicine cabinet item, medicine cabinet, first aid item, first aid kit | Hausapotheke/Hausapotheken, Erste-Hilfe-Artikel, Verbandskasten/Verbandskästen | pharmacie familiale/pharmacies familiales, trousse de secours/trousses de secours | botiquín/botiquines, artículo del botiquín/artículos del botiquín | armadietto dei medicinali/armadietti dei medicinali, cassetta di pronto soccorso/cassette di pronto soccorso | armário de medicamentos/armários de medicamentos, caixa de primeiros socorros/caixas de primeiros socorros | huisapotheek/huisapotheken, EHBO-doos/EHBO-dozen
  app: Medicine Cabinet | Hausapotheke | Pharmacie familiale | Botiquín | Armadietto dei medicinali | Farmácia de casa | Huisapotheek
  tag: What is there, what it is for, what has expired | Was da ist, wofür es ist, was abgelaufen ist
  fields: name*+ used_for quantity+ dosage expiry_date*+ location notes
  does: overdue
warranty | ShieldCheck 150 calm private | warranty record, warranty card, warranty tracker, product warranty, guarantee slip | Garantieschein/Garantiescheine, Garantiekarte/Garantiekarten | bon de garantie/bons de garantie, certificat de garantie/certificats de garantie | certificado de garantía/certificados de garantía, tarjeta de garantía/tarjetas de garantía | certificato di garanzia/certificati di garanzia, scheda di garanzia/schede di garanzia | certificado de garantia/certificados de garantia, termo de garantia/termos de garantia | garantiebewijs/garantiebewijzen, garantiekaart/garantiekaarten
  app: Warranties | Garantien | Garanties | Garantías | Garanzie | Garantias | Garanties
  fields: name*+ brand serial_number origin_shop purchase_date+ expiry_date*+ receipt_photo price notes
  does: overdue
family_document | FileLock 220 calm private | family document, important paper, birth certificate, marriage certificate, last will | Familienunterlage/Familienunterlagen, Geburtsurkunde/Geburtsurkunden, Testament/Testamente | papier de famille/papiers de famille, acte de naissance/actes de naissance, testament | documento familiar/documentos familiares, partida de nacimiento/partidas de nacimiento, testamento | documento di famiglia/documenti di famiglia, certificato di nascita/certificati di nascita, testamento | documento de família/documentos de família, certidão de nascimento/certidões de nascimento, testamento | familiepapier/familiepapieren, geboorteakte/geboorteakten, testament/testamenten
  app: Family Papers | Familienordner | Papiers de famille | Papeles de familia | Carte di famiglia | Papéis de família | Familiepapieren
  tag: Where everything is, for the day it is needed | Wo alles liegt, für den Tag, an dem man es braucht
  fields: title*+ owner+ paper_kind location+ date expiry_date document notes
ancestor | TreePine 35 warm private person | ancestor, family tree member, family tree, forebear | Vorfahr/Vorfahren, Stammbaum/Stammbäume, Ahnentafel/Ahnentafeln | ancêtre, arbre généalogique/arbres généalogiques | antepasado, ancestro, árbol genealógico/árboles genealógicos | antenato, albero genealogico/alberi genealogici | antepassado, árvore genealógica/árvores genealógicas | voorouder/voorouders, stamboom/stambomen
  app: Family Tree | Stammbaum | Arbre généalogique | Árbol genealógico | Albero genealogico | Árvore genealógica | Stamboom
  tag: Who came before, and what they left us | Wer vor uns kam, und was bleibt
  fields: name*+ photo birthday death_date place_born job_title ancestor_parents story
  named: friend
pocket_money | PiggyBank 340 warm private log | pocket money, allowance, pocket money entry, kids allowance, weekly allowance | Taschengeld, Taschengeldzahlung/Taschengeldzahlungen | argent de poche | paga semanal/pagas semanales, dinero de bolsillo | paghetta, mancetta settimanale/mancette settimanali | mesada, semanada | zakgeld, zakgeldbetaling/zakgeldbetalingen
  app: Pocket Money | Taschengeld | Argent de poche | Paga semanal | Paghetta | Mesada | Zakgeld
  fields: child_name*+ amount*+ date*+ reason paid
  does: total paid_state
screen_time | MonitorSmartphone 250 calm private log | screen time, screen time entry, screen time log, tv time | Bildschirmzeit/Bildschirmzeiten, Medienzeit/Medienzeiten | temps d'écran/temps d'écran | tiempo de pantalla/tiempos de pantalla | tempo davanti allo schermo/tempi davanti allo schermo | tempo de tela/tempos de tela, tempo de ecrã/tempos de ecrã | schermtijd/schermtijden
  app: Screen Time | Bildschirmzeit | Temps d'écran | Tiempo de pantalla | Tempo schermo | Tempo de tela | Schermtijd
  fields: child_name*+ date*+ duration*+ screen_kind notes
  does: progress_chart
family_reward | Star 45 warm team | chore reward, family reward, kids reward, star chart reward | Familienbelohnung/Familienbelohnungen, Kinderbelohnung/Kinderbelohnungen, Sternchenplan/Sternchenpläne | récompense des enfants/récompenses des enfants | recompensa infantil/recompensas infantiles, tabla de recompensas/tablas de recompensas | ricompensa dei bambini/ricompense dei bambini | recompensa das crianças/recompensas das crianças | kinderbeloning/kinderbeloningen, beloningskaart/beloningskaarten
  app: Rewards | Belohnungen | Récompenses | Recompensas | Ricompense | Recompensas | Beloningen
  fields: title*+ photo points_worth*+ child_name earned+ description
babysitter | Baby 320 warm private person | babysitter, nanny, childminder, au pair | Babysitter, Tagesmutter/Tagesmütter, Kinderfrau/Kinderfrauen | baby-sitter/baby-sitters, nounou/nounous, assistante maternelle/assistantes maternelles | niñera, canguro de niños/canguros de niños, au pair/au pairs | babysitter/babysitter, tata dei bambini/tate dei bambini | babá, ama de crianças/amas de crianças | babysitter/babysitters, gastouder/gastouders
  app: Babysitters | Babysitter | Baby-sitters | Niñeras | Babysitter | Babás | Babysitters
  fields: name*+ photo phone hourly_rate available skills language rating notes
renovation_job | PaintRoller 30 warm private | renovation job, home improvement project, home improvement, renovation project, house project | Renovierungsprojekt/Renovierungsprojekte, Renovierungsarbeit/Renovierungsarbeiten, Sanierungsprojekt/Sanierungsprojekte | travaux de rénovation/travaux de rénovation, projet de rénovation/projets de rénovation | proyecto de reforma/proyectos de reforma, reforma de casa/reformas de casa | lavoro di ristrutturazione/lavori di ristrutturazione, progetto di ristrutturazione/progetti di ristrutturazione | projeto de reforma/projetos de reforma, remodelação da casa/remodelações da casa | renovatieproject/renovatieprojecten, verbouwing/verbouwingen
  app: Home Projects | Renovierung | Travaux à la maison | Reformas | Lavori in casa | Reforma da casa | Verbouwing
  fields: title*+ room project_status+ >vendor budget_amount cost materials start_date progress photo notes
emergency_supply | Flashlight 20 cool private | emergency supply, emergency kit item, emergency kit, go bag, disaster supply | Notvorrat/Notvorräte, Krisenvorrat/Krisenvorräte, Notgepäck | provision d'urgence/provisions d'urgence, kit d'urgence/kits d'urgence | provisión de emergencia/provisiones de emergencia, mochila de emergencia/mochilas de emergencia | scorta d'emergenza/scorte d'emergenza, zaino d'emergenza/zaini d'emergenza | provisão de emergência/provisões de emergência, mochila de emergência/mochilas de emergência | noodvoorraad/noodvoorraden, noodpakket/noodpakketten
  app: Emergency Supplies | Notvorrat | Kit d'urgence | Kit de emergencia | Scorte d'emergenza | Kit de emergência | Noodpakket
  fields: name*+ quantity+ reorder_level location expiry_date+ notes
  does: overdue low_stock
baby_milestone | Baby 335 warm private log | baby milestone, developmental milestone, baby first/baby firsts | Babymeilenstein/Babymeilensteine, Entwicklungsschritt/Entwicklungsschritte, erstes Mal vom Baby | étape du bébé/étapes du bébé, première fois du bébé/premières fois du bébé | hito del bebé/hitos del bebé, primera vez del bebé/primeras veces del bebé | tappa del bambino/tappe del bambino, prima volta del bebè/prime volte del bebè | marco do bebê/marcos do bebê, primeira vez do bebê/primeiras vezes do bebê | babymijlpaal/babymijlpalen
  app: Baby Milestones | Babys erste Male | Premières fois | Primeras veces | Prime volte | Primeiras vezes | Babymijlpalen
  fields: title*+ date*+ photo age_then notes
garden_task | Shovel 110 warm private | garden task, gardening task, gardening job, garden chore, garden job | Gartenarbeit/Gartenarbeiten, Gartenaufgabe/Gartenaufgaben | tâche de jardinage/tâches de jardinage, travail au jardin/travaux au jardin | tarea de jardín/tareas de jardín, tarea de jardinería/tareas de jardinería | lavoro in giardino/lavori in giardino | tarefa de jardim/tarefas de jardim, trabalho no jardim/trabalhos no jardim | tuinklus/tuinklussen, tuintaak/tuintaken
  app: Garden Tasks | Gartenarbeiten | Travaux au jardin | Tareas de jardín | Lavori in giardino | Tarefas do jardim | Tuinklussen
  fields: title*+ location season due_date+ done+ notes
  does: overdue
baby_name | Baby 300 warm team | baby name, baby name idea, name idea for the baby/name ideas for the baby | Babyname/Babynamen, Kindername/Kindernamen | prénom de bébé/prénoms de bébé, idée de prénom/idées de prénom | nombre de bebé/nombres de bebé, idea de nombre/ideas de nombre | nome per bambini/nomi per bambini, idea per il nome/idee per il nome | nome de bebê/nomes de bebê, ideia de nome/ideias de nome | babynaam/babynamen
  app: Baby Names | Babynamen | Prénoms de bébé | Nombres de bebé | Nomi per bambini | Nomes de bebê | Babynamen
  fields: name*+ gender origin explanation
  does: votes
`;
