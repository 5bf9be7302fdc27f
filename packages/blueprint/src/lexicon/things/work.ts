export const WORK = `
task | SquareCheck 250 cool team | task, user story, work item, backlog item, to-do, trello, todoist, asana, to-do list, todo list, todo, to do, card, action, job to do | Aufgabe/Aufgaben, To-do/To-dos, Karte/Karten, Ticket im Sprint | tâche | tarea | compito/compiti, attività | tarefa | taak/taken
  app: Task Board | Aufgabentafel | Tableau des tâches | Tablero de tareas | Bacheca attività | Quadro de tarefas | Takenbord
  tag: See who does what, and what is next | Wer macht was, und was kommt als Nächstes
  fields: title* task_status+ assignee priority due_date description >project
  does: overdue
chore | Brush 170 warm team | chore, household task, housework, cleaning duty, household chore | Haushaltsaufgabe/Haushaltsaufgaben, Putzdienst/Putzdienste, Putzplan/Putzpläne, Hausarbeit/Hausarbeiten | tâche ménagère/tâches ménagères, corvée | tarea doméstica/tareas domésticas | faccenda/faccende, faccenda domestica/faccende domestiche | tarefa doméstica/tarefas domésticas | klusje/klusjes, huishoudelijke taak/huishoudelijke taken
  app: Chore Chart | Haushaltsplan | Planning ménager | Tareas de casa | Faccende di casa | Tarefas da casa | Huishoudplanner
  tag: A fair share of the housework for everyone | Die Hausarbeit, gerecht verteilt
  fields: title* assignee room interval_days last_done points_worth done
  does: recurring_due
project | FolderKanban 255 cool team | project | Projekt/Projekte | projet | proyecto | progetto | projeto | project/projecten
  app: Projects | Projekte | Projets | Proyectos | Progetti | Projetos | Projecten
  tag: Every project, its state and its next date | Alle Projekte mit Stand und nächstem Termin
  fields: name* project_status+ >client start_date due_date progress description
milestone | Flag 255 cool team | milestone | Meilenstein/Meilensteine | jalon | hito | traguardo | marco | mijlpaal/mijlpalen
  fields: title* >project due_date+ done
  does: overdue
issue | Bug 10 cool team | bug, jira, issue, defect, bug report | Fehler, Bug/Bugs, Problem/Probleme, Mangel/Mängel | bogue, bug, anomalie | error/errores, incidencia, fallo | errore, bug, difetto | erro, bug, defeito | bug/bugs, fout/fouten, defect/defecten
  app: Issue Tracker | Fehlerliste | Suivi des anomalies | Seguimiento de errores | Segnalazione errori | Registro de erros | Bugtracker
  fields: title* description priority task_status+ assignee screenshot >project
ticket | LifeBuoy 225 cool own | ticket, zendesk, support ticket, support request, help request | Ticket/Tickets, Supportanfrage/Supportanfragen, Anfrage/Anfragen | ticket, demande d'assistance/demandes d'assistance | ticket/tickets, incidencia de soporte | ticket/ticket, richiesta di assistenza/richieste di assistenza | chamado, ticket | ticket/tickets, supportverzoek/supportverzoeken
  app: Help Desk | Helpdesk | Centre d'assistance | Centro de ayuda | Assistenza clienti | Central de ajuda | Helpdesk
  tag: Every question gets an answer | Jede Frage bekommt eine Antwort
  fields: subject* description priority+ ticket_status+ ticket_category screenshot answer+ assignee
maintenance_request | Wrench 30 cool own | maintenance request, repair request, work order, damage report, maintenance ticket, facility request | Schadensmeldung/Schadensmeldungen, Reparaturanfrage/Reparaturanfragen, Wartungsanfrage/Wartungsanfragen, Arbeitsauftrag/Arbeitsaufträge, Mängelmeldung/Mängelmeldungen | demande d'intervention/demandes d'intervention, demande de réparation/demandes de réparation, ordre de travail | solicitud de mantenimiento/solicitudes de mantenimiento, orden de trabajo, parte de avería/partes de avería | richiesta di manutenzione/richieste di manutenzione, segnalazione guasto | pedido de manutenção/pedidos de manutenção, ordem de serviço | onderhoudsverzoek/onderhoudsverzoeken, reparatieverzoek/reparatieverzoeken, schademelding/schademeldingen
  app: Maintenance Desk | Schadensmelder | Demandes d'intervention | Mantenimiento | Manutenzione | Manutenção | Onderhoudsmeldingen
  tag: Report it once, see it fixed | Einmal melden, bis zur Reparatur verfolgen
  fields: title* location maintenance_category priority request_status+ photo description assignee
request | Inbox 215 cool own | request, application form entry, enquiry, inquiry, submission | Antrag/Anträge, Anfrage/Anfragen, Einsendung/Einsendungen | demande | solicitud/solicitudes, petición/peticiones | richiesta | pedido, solicitação/solicitações | verzoek/verzoeken, aanvraag/aanvragen
  app: Requests | Anträge | Demandes | Solicitudes | Richieste | Pedidos | Aanvragen
  fields: title* description approval_status+ priority reporter
leave_request | Palmtree 160 calm own | leave request, vacation request, time off request, holiday request, time-off, pto request, absence, vacation day, request vacation, request leave, request time off, request a day off, request holidays, request vacations | Urlaubsantrag/Urlaubsanträge, Abwesenheit/Abwesenheiten | demande de congé/demandes de congé, demande de congés, absence | solicitud de vacaciones/solicitudes de vacaciones, ausencia | richiesta di ferie/richieste di ferie, assenza | pedido de férias/pedidos de férias, ausência | verlofaanvraag/verlofaanvragen, afwezigheid
  app: Time Off | Urlaubsplaner | Congés | Vacaciones | Ferie | Férias | Verlofplanner
  fields: reporter* leave_type start_date* end_date* reason approval_status+
  does: approval
timesheet | Timer 200 cool own log | timesheet, time entry, worked hours, work log, time record, hour | Stundenzettel, Zeiteintrag/Zeiteinträge, Arbeitszeit/Arbeitszeiten, Zeiterfassung, Stundenerfassung, Arbeitszeiterfassung | feuille de temps/feuilles de temps, temps passé | hoja de horas/hojas de horas, registro de horas | foglio ore/fogli ore | registro de horas/registros de horas, folha de horas | urenregistratie/urenregistraties, uren
  app: Time Tracker | Zeiterfassung | Suivi du temps | Control de horas | Registro ore | Controle de horas | Urenregistratie
  tag: Know where the hours went | Wissen, wo die Stunden bleiben
  fields: title* >project >client date+ hours*+ hourly_rate notes
  does: total
shift | CalendarClock 210 cool team | shift, roster, rota entry, duty | Schicht/Schichten, Dienst/Dienste, Dienstplan/Dienstpläne, Einsatz/Einsätze, Arbeitseinsatz/Arbeitseinsätze, Schichtplan/Schichtpläne | poste de travail, quart, service planifié | turno | turno/turni | turno, escala | dienst/diensten, rooster
  app: Shift Planner | Dienstplan | Planning des équipes | Turnos | Turni | Escalas | Dienstrooster
  fields: title* >employee starts_at*+ ends_at location notes
employee | IdCard 220 cool staff person | employee, staff member, stylist, hairdresser, barber, beautician, masseur, nail technician, therapist, technician, mechanic, dentist, worker, agent, support agent, colleague, team member, staff, coworker | Mitarbeiter, Mitarbeiterin/Mitarbeiterinnen, Angestellte, Kollege/Kollegen, Teammitglied/Teammitglieder | employé, salarié, collaborateur, collègue | empleado, trabajador/trabajadores, colaborador/colaboradores | dipendente/dipendenti, collaboratore/collaboratori | funcionário, colaborador/colaboradores, empregado | medewerker/medewerkers, werknemer/werknemers, collega/collega's
  app: Team Directory | Teamverzeichnis | Annuaire de l'équipe | Directorio del equipo | Rubrica del team | Diretório da equipe | Teamgids
  fields: name* photo job_title category email phone hire_date birthday
company | Building2 215 cool staff org | company, firm, business, organisation, organization, account, corporation, enterprise | Firma/Firmen, Unternehmen, Organisation/Organisationen | entreprise, société, compagnie, organisation | empresa, compañía, organización/organizaciones | azienda/aziende, società, impresa | empresa, companhia, organização/organizações | bedrijf/bedrijven, firma/firma's, organisatie/organisaties
  app: Companies | Firmen | Entreprises | Empresas | Aziende | Empresas | Bedrijven
  fields: name*+ industry website phone city notes
contact | Contact 200 cool staff person | contact, contact person, lead contact | Kontakt/Kontakte, Ansprechpartner | contact | contacto | contatto | contato, contacto | contact/contacten, contactpersoon/contactpersonen
  app: Contacts | Kontakte | Contacts | Contactos | Contatti | Contatos | Contacten
  tag: The people you work with, one search away | Alle Kontakte, eine Suche entfernt
  fields: name*+ >company job_title email+ phone+ notes
lead | Target 15 vivid staff person | lead, prospect, sales lead | Lead/Leads, Interessent/Interessenten | prospect, piste | prospecto, cliente potencial/clientes potenciales | potenziale cliente/potenziali clienti, lead/lead | lead/leads, potencial cliente | lead/leads, prospect/prospects
  app: Lead Tracker | Interessenten | Suivi des prospects | Prospectos | Potenziali clienti | Leads | Leads
  fields: name*+ company email phone deal_stage+ value next_due notes
deal | Handshake 165 cool staff | deal, opportunity, sales opportunity, sale | Deal/Deals, Verkaufschance/Verkaufschancen, Auftrag/Aufträge, Abschluss/Abschlüsse, Opportunity/Opportunities | affaire, opportunité | oportunidad/oportunidades, negocio, trato | affare/affari, opportunità, trattativa | negócio, oportunidade | deal/deals, kans/kansen, verkoopkans/verkoopkansen
  app: Sales Pipeline | Vertriebspipeline | Pipeline commercial | Embudo de ventas | Pipeline vendite | Funil de vendas | Verkooppijplijn
  tag: See every deal and what it is worth | Jede Chance und was sie wert ist
  fields: title*+ >company >contact value+ deal_stage+ expected_close notes
  does: total
meeting | Users 235 cool team | meeting, meeting note, meeting minutes, minutes, session protocol, stand-up, one-on-one, 1:1 | Besprechung/Besprechungen, Sitzung/Sitzungen, Protokoll/Protokolle, Meeting/Meetings, Sitzungsprotokoll/Sitzungsprotokolle | réunion, compte rendu/comptes rendus, compte-rendu | reunión/reuniones, acta, minuta | riunione/riunioni, verbale/verbali | reunião/reuniões, ata | vergadering/vergaderingen, notulen, overleg
  app: Meeting Notes | Sitzungsprotokolle | Comptes rendus | Actas de reunión | Verbali | Atas de reunião | Notulen
  tag: What was said, decided and promised | Was besprochen, beschlossen und zugesagt wurde
  fields: title* date+ attendees agenda notes decisions action_items
objective | Goal 140 vivid team | objective, okr, quarterly goal, company goal | Ziel/Ziele, OKR/OKRs, Quartalsziel/Quartalsziele | objectif, okr | objetivo, okr | obiettivo, okr | objetivo, okr | doelstelling/doelstellingen, okr/okr's
  app: OKR Tracker | OKR-Übersicht | Suivi des OKR | Seguimiento de OKR | OKR | OKR | OKR-overzicht
  tag: Where we want to go, and how far we are | Wohin wir wollen und wie weit wir sind
  fields: title* assignee period goal_status+ progress+ due_date description
key_result | Crosshair 150 vivid team | key result | Schlüsselergebnis/Schlüsselergebnisse, Key Result/Key Results | résultat clé/résultats clés | resultado clave/resultados clave | risultato chiave/risultati chiave | resultado-chave/resultados-chave | kernresultaat/kernresultaten, key result/key results
  fields: title* >!objective current_value target progress+ assignee
goal | Target 145 vivid private | goal, personal goal, resolution, aim, bucket list item | Vorsatz/Vorsätze, Lebensziel/Lebensziele | résolution, but personnel | propósito, meta personal | proposito, obiettivo personale | resolução/resoluções, meta pessoal | doel/doelen, voornemen/voornemens
  app: Goals | Ziele | Objectifs | Metas | Obiettivi | Metas | Doelen
  fields: title* category target current_value progress due_date done notes
job | Briefcase 220 vivid community | job, job posting, job offer, vacancy, job listing, opening, job ad, position, job opening | Stelle/Stellen, Job/Jobs, Stellenanzeige/Stellenanzeigen, Stellenangebot/Stellenangebote | offre d'emploi/offres d'emploi, emploi, poste à pourvoir | oferta de trabajo/ofertas de trabajo, empleo, oferta de empleo/ofertas de empleo, vacante | offerta di lavoro/offerte di lavoro, posto di lavoro/posti di lavoro | vaga de emprego/vagas de emprego, vaga, emprego | vacature/vacatures, baan/banen
  app: Job Board | Jobbörse | Offres d'emploi | Bolsa de trabajo | Bacheca lavoro | Mural de vagas | Vacaturebank
  tag: Good work, posted by the people who hire | Gute Stellen, direkt von denen, die einstellen
  fields: title*+ company*+ location+ salary contract_type remote description+ link published_at
candidate | UserSearch 265 cool staff person | candidate, applicant, interviewee | Bewerber, Bewerberin/Bewerberinnen, Kandidat/Kandidaten, Kandidatin/Kandidatinnen | candidat, postulant | candidato, aspirante | candidato | candidato | kandidaat/kandidaten, sollicitant/sollicitanten
  app: Hiring Pipeline | Bewerbungen | Recrutement | Selección de personal | Selezione | Recrutamento | Werving
  tag: From first hello to signed contract | Vom ersten Kontakt bis zum Vertrag
  fields: name*+ >job email phone candidate_stage+ resume rating notes
interview | MessagesSquare 265 cool staff log | interview, job interview | Vorstellungsgespräch/Vorstellungsgespräche, Bewerbungsgespräch/Bewerbungsgespräche, Interview/Interviews | entretien | entrevista | colloquio/colloqui, intervista | entrevista | sollicitatiegesprek/sollicitatiegesprekken, interview/interviews
  fields: >!candidate starts_at*+ host rating notes
job_application | Send 210 vivid private | job application, my application, application | Bewerbung/Bewerbungen | candidature | candidatura, postulación/postulaciones | candidatura | candidatura | sollicitatie/sollicitaties
  app: Job Hunt | Bewerbungen | Mes candidatures | Mis candidaturas | Le mie candidature | Minhas candidaturas | Mijn sollicitaties
  fields: title* company* application_stage+ date salary link next_due notes
announcement | Megaphone 20 vivid default | announcement, notice, bulletin, news item, news | Ankündigung/Ankündigungen, Mitteilung/Mitteilungen, Aushang/Aushänge, Neuigkeit/Neuigkeiten, Neuigkeiten | annonce, actualité | anuncio, aviso, noticia | annuncio/annunci, avviso/avvisi, notizia | anúncio, aviso, notícia | aankondiging/aankondigingen, mededeling/mededelingen, nieuwsbericht/nieuwsberichten
  app: Notice Board | Schwarzes Brett | Tableau d'affichage | Tablón de anuncios | Bacheca | Mural de avisos | Prikbord
  fields: title* date+ content photo category
wiki_page | BookOpenText 215 cool team | wiki page, wiki article, wiki, knowledge base article, knowledge base, handbook page | Wiki-Seite/Wiki-Seiten, Wiki, Wissensartikel | page de wiki/pages de wiki, wiki | página de wiki/páginas de wiki, wiki | pagina wiki/pagine wiki, wiki | página de wiki/páginas de wiki, wiki | wikipagina/wikipagina's, wiki
  app: Wiki | Wiki | Wiki | Wiki | Wiki | Wiki | Wiki
  tag: What the team knows | Was das Team weiß
  fields: title*+ content*+ tags+
document | FileText 215 cool team | document, paper, contract, policy, file record | Dokument/Dokumente, Unterlage/Unterlagen, Vertrag/Verträge | contrat, document | documento, contrato | documento, contratto | documento, contrato | document/documenten, contract/contracten
  app: Documents | Dokumente | Documents | Documentos | Documenti | Documentos | Documenten
  fields: title* category document+ date expiry_date notes
equipment | Drill 40 cool staff | equipment, device, asset, machine, gear, laptop, bike, bicycle, e-bike, scooter, boat, kayak, canoe, camera, hardware, appliance | Gerät/Geräte, Ausrüstung/Ausrüstungen, Maschine/Maschinen, Laptop/Laptops, Inventargegenstand/Inventargegenstände | équipement, matériel, appareil, machine | equipo informático/equipos informáticos, máquina, dispositivo, aparato | attrezzatura, macchina, dispositivo, apparecchio/apparecchi | equipamento, máquina, aparelho, dispositivo | apparaat/apparaten, machine/machines, uitrusting
  app: Equipment Register | Geräteverzeichnis | Registre du matériel | Registro de equipos | Registro attrezzature | Registro de equipamentos | Apparatuurregister
  fields: name* photo category serial_number location assignee vehicle_status purchase_date next_due
sprint | Zap 265 vivid team | sprint, iteration | Sprint/Sprints | sprint | sprint/sprints | sprint/sprint | sprint/sprints | sprint/sprints
  fields: name* start_date end_date goal_text status
sample | TestTube 190 cool staff | sample, lab sample, specimen, test sample, probe | Probe/Proben, Laborprobe/Laborproben | échantillon, prélèvement | muestra | campione/campioni | amostra | monster/monsters, staal/stalen, labmonster/labmonsters
  app: Sample Log | Probenbuch | Registre d'échantillons | Registro de muestras | Registro campioni | Registro de amostras | Monsterregister
  tag: Every sample, where it is and what was found | Jede Probe, wo sie ist und was gefunden wurde
  fields: number* type origin date+ sample_status+ location assignee result notes
experiment | FlaskConical 190 cool team | experiment, trial run, test series, assay | Experiment/Experimente, Versuch/Versuche | expérience, essai | experimento, ensayo | esperimento, prova | experimento, ensaio | experiment/experimenten, proef/proeven
  app: Lab Notebook | Laborbuch | Cahier de laboratoire | Cuaderno de laboratorio | Quaderno di laboratorio | Caderno de laboratório | Labjournaal
  fields: title* date+ hypothesis steps result status photo
incident | TriangleAlert 10 cool staff log | incident, accident, near miss, safety incident | Vorfall/Vorfälle, Unfall/Unfälle, Zwischenfall/Zwischenfälle | incident, accident | incidente, accidente | incidente/incidenti, infortunio/infortuni | incidente, acidente | incident/incidenten, ongeval/ongevallen
  app: Incident Log | Vorfallsbuch | Registre des incidents | Registro de incidentes | Registro incidenti | Registro de incidentes | Incidentenregister
  fields: title* date+ location priority description photo request_status reporter
inspection | ClipboardCheck 95 cool staff log | inspection, check, audit, checkup | Inspektion/Inspektionen, Kontrolle/Kontrollen, Prüfung/Prüfungen, Begehung/Begehungen, Durchsicht/Durchsichten | inspection, contrôle, audit | inspección/inspecciones, control/controles, auditoría | ispezione/ispezioni, controllo/controlli | inspeção/inspeções, vistoria | inspectie/inspecties, controle/controles, keuring/keuringen
  fields: title* date+ assignee result notes photo
visitor | DoorOpen 205 cool staff person | visitor, walk-in | Besucher, Besucherin/Besucherinnen | visiteur | visitante | visitatore/visitatori | visitante | bezoeker/bezoekers
  app: Visitor Book | Besucherbuch | Registre des visiteurs | Registro de visitas | Registro visitatori | Registro de visitantes | Bezoekersboek
  fields: name* company host starts_at+ reason
`;
