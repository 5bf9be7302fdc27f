export const TRADES = `
construction_site | HardHat 40 cool team | construction site, building site, job site, jobsite, work site | Baustelle/Baustellen, Bauvorhaben | chantier, chantier de construction/chantiers de construction | obra de construcción/obras de construcción, sitio de obra/sitios de obra | cantiere, cantiere edile/cantieri edili | canteiro de obras/canteiros de obras, obra de construção/obras de construção | bouwplaats/bouwplaatsen, bouwwerf/bouwwerven
  app: Construction Sites | Baustellen | Chantiers | Obras | Cantieri | Obras | Bouwplaatsen
  tag: Every site, its people and its next date | Jede Baustelle, ihre Leute und der nächste Termin
  fields: name*+ address >client site_manager start_date due_date project_status+ progress notes
site_diary | NotebookPen 40 cool team log | site diary, site diary entry, construction diary, daily site report, site report | Bautagebuch/Bautagebücher, Bautagebucheintrag/Bautagebucheinträge, Bautagesbericht/Bautagesberichte | journal de chantier/journaux de chantier, rapport de chantier/rapports de chantier | diario de obra/diarios de obra, parte de obra/partes de obra | giornale dei lavori/giornali dei lavori, giornale di cantiere/giornali di cantiere | diário de obra/diários de obra, relatório de obra/relatórios de obra | bouwdagboek/bouwdagboeken, bouwverslag/bouwverslagen
  app: Site Diary | Bautagebuch | Journal de chantier | Diario de obra | Giornale di cantiere | Diário de obra | Bouwdagboek
  tag: What was built today, in what weather, by whom | Was heute gebaut wurde, bei welchem Wetter, von wem
  fields: date*+ >construction_site weather temperature workers_count work_done*+ photo notes
site_defect | TriangleAlert 25 cool team log | snag, snag list item, snag list, punch list item, punch list, building defect, construction defect, snagging item | Baumangel/Baumängel, Mängelpunkt/Mängelpunkte, Restarbeit/Restarbeiten | malfaçon, réserve de chantier/réserves de chantier | defecto de obra/defectos de obra, remate pendiente/remates pendientes | difetto di costruzione/difetti di costruzione, riserva di cantiere/riserve di cantiere | defeito de obra/defeitos de obra, pendência de obra/pendências de obra | bouwgebrek/bouwgebreken, opleverpunt/opleverpunten
  app: Snag List | Mängelliste | Liste de réserves | Repasos de obra | Difetti di cantiere | Pendências de obra | Opleverpunten
  tag: Found, assigned, put right | Gefunden, zugewiesen, behoben
  fields: title*+ >construction_site location photo trade_kind priority assignee due_date defect_status+ description
  does: overdue
building_permit | Stamp 215 cool staff | building permit, planning permission, planning application, construction permit | Baugenehmigung/Baugenehmigungen, Bauantrag/Bauanträge | permis de construire/permis de construire, déclaration de travaux/déclarations de travaux | licencia de obras/licencias de obras, permiso de construcción/permisos de construcción | concessione edilizia/concessioni edilizie, pratica edilizia/pratiche edilizie | alvará de construção/alvarás de construção, licença de obra/licenças de obra | bouwvergunning/bouwvergunningen, omgevingsvergunning/omgevingsvergunningen
  app: Building Permits | Baugenehmigungen | Permis de construire | Licencias de obras | Pratiche edilizie | Alvarás | Bouwvergunningen
  fields: title*+ number >construction_site authority date approval_status+ expiry_date document notes
  does: overdue
job_sheet | ClipboardList 30 cool staff log | job sheet, job card, service order, field service job | Serviceauftrag/Serviceaufträge, Montageauftrag/Montageaufträge, Arbeitsschein/Arbeitsscheine | bon d'intervention/bons d'intervention, bon de travail/bons de travail | parte de trabajo/partes de trabajo, orden de servicio/órdenes de servicio | rapportino di lavoro/rapportini di lavoro, foglio di intervento/fogli di intervento | folha de obra/folhas de obra, folha de serviço/folhas de serviço | werkbon/werkbonnen, opdrachtbon/opdrachtbonnen
  app: Job Sheets | Serviceaufträge | Bons d'intervention | Partes de trabajo | Rapportini | Folhas de obra | Werkbonnen
  tag: From call to signature | Vom Anruf bis zur Unterschrift
  fields: title*+ >client >customer address due_date+ assignee task_status+ hours materials photo notes
  does: overdue
quote_position | ListOrdered 215 cool staff log | quote position, quote line, estimate item, bill of quantities item | Angebotsposition/Angebotspositionen, Leistungsposition/Leistungspositionen, Leistungsverzeichnis/Leistungsverzeichnisse | ligne de devis/lignes de devis, poste de devis/postes de devis | partida de presupuesto/partidas de presupuesto, línea de cotización/líneas de cotización | voce di preventivo/voci di preventivo, voce di computo/voci di computo | item do orçamento/itens do orçamento, linha de orçamento/linhas de orçamento | offerteregel/offerteregels, bestekspost/bestekposten
  fields: title*+ >estimate trade_kind amount_of measure_unit price+ total notes
  does: total
site_measurement | Ruler 210 cool team log | site measurement, measured survey, take-off | Aufmaß/Aufmaße, Aufmaßblatt/Aufmaßblätter | métré, relevé de cotes/relevés de cotes | medición de obra/mediciones de obra, toma de medidas/tomas de medidas | rilievo di cantiere/rilievi di cantiere, rilievo misure/rilievi misure | medição de obra/medições de obra, levantamento de medidas/levantamentos de medidas | opmeting/opmetingen, inmeting/inmetingen
  app: Measurements | Aufmaß | Métrés | Mediciones | Rilievi | Medições | Opmetingen
  fields: title*+ >construction_site date length_m width height area quantity photo notes
door_key | KeyRound 45 cool staff | door key, spare key, key ring, keyring, office key, key handover, key register | Schlüsselübergabe/Schlüsselübergaben, Türschlüssel, Schlüsselbund/Schlüsselbunde, Schlüsselausgabe/Schlüsselausgaben, Schlüssel | clé de porte/clés de porte, trousseau de clés/trousseaux de clés, remise de clés/remises de clés | llave, llavero, entrega de llaves/entregas de llaves | mazzo di chiavi/mazzi di chiavi, consegna chiavi/consegne chiavi | chave de porta/chaves de porta, molho de chaves/molhos de chaves, entrega de chaves/entregas de chaves | sleutel/sleutels, sleutelbos/sleutelbossen, sleuteloverdracht/sleuteloverdrachten
  app: Key Register | Schlüsselbuch | Registre des clés | Registro de llaves | Registro chiavi | Registro de chaves | Sleutelregister
  tag: Who has which key, since when | Wer welchen Schlüssel hat, seit wann
  fields: name*+ number location borrower+ start_date due_date returned+ notes
tool_check | ClipboardCheck 40 cool staff log | tool check, tool inspection, electrical safety test, appliance test, ladder inspection | Werkzeugprüfung/Werkzeugprüfungen, Geräteprüfung/Geräteprüfungen, Leiterprüfung/Leiterprüfungen | contrôle d'outillage/contrôles d'outillage, vérification du matériel/vérifications du matériel | revisión de herramientas/revisiones de herramientas, revisión eléctrica/revisiones eléctricas | verifica attrezzi/verifiche attrezzi, verifica elettrica/verifiche elettriche | verificação de ferramentas/verificações de ferramentas, ensaio elétrico/ensaios elétricos | gereedschapskeuring/gereedschapskeuringen, ladderkeuring/ladderkeuringen
  app: Tool Checks | Geräteprüfungen | Contrôles d'outillage | Revisiones de herramientas | Verifiche attrezzi | Verificações | Gereedschapskeuringen
  fields: title*+ >tool >equipment serial_number date*+ check_result+ assignee next_due+ notes
heating_system | Heater 20 cool staff | boiler, heating system, heat pump, furnace | Heizungsanlage/Heizungsanlagen, Heizkessel, Wärmepumpe/Wärmepumpen | chaudière, pompe à chaleur/pompes à chaleur | caldera, bomba de calor/bombas de calor | caldaia, pompa di calore/pompe di calore | caldeira, bomba de calor/bombas de calor | cv-ketel/cv-ketels, warmtepomp/warmtepompen
  app: Heating Service | Heizungsbuch | Suivi des chaudières | Calderas | Caldaie | Caldeiras | Ketelonderhoud
  fields: name*+ >client >customer address heating_type model serial_number year last_done next_due+ notes
  does: overdue
subcontractor | HardHat 30 cool staff org | subcontractor, sub-contractor, trade partner | Subunternehmer, Nachunternehmer | sous-traitant | subcontratista, subcontrata | subappaltatore | subempreiteiro, subcontratado | onderaannemer/onderaannemers
  app: Subcontractors | Nachunternehmer | Sous-traitants | Subcontratistas | Subappaltatori | Subempreiteiros | Onderaannemers
  fields: name*+ trade_kind contact_person phone email hourly_rate insured_until rating notes
building_material | BrickWall 25 cool staff | building material, construction material, site material | Baustoff/Baustoffe, Baumaterial/Baumaterialien | matériau de construction/matériaux de construction | material de construcción/materiales de construcción | materiale edile/materiali edili, materiale da costruzione/materiali da costruzione | material de construção/materiais de construção | bouwmateriaal/bouwmaterialen
  fields: name*+ >construction_site quantity+ measure_unit supplier price due_date delivery_state
safety_briefing | ShieldCheck 45 cool staff log | safety briefing, toolbox talk, safety induction, safety instruction | Sicherheitsunterweisung/Sicherheitsunterweisungen, Unterweisung/Unterweisungen | causerie sécurité/causeries sécurité, accueil sécurité/accueils sécurité | charla de seguridad/charlas de seguridad, instrucción de seguridad/instrucciones de seguridad | riunione di sicurezza/riunioni di sicurezza, istruzione di sicurezza/istruzioni di sicurezza | diálogo de segurança/diálogos de segurança, instrução de segurança/instruções de segurança | toolboxmeeting/toolboxmeetings, veiligheidsinstructie/veiligheidsinstructies
  app: Safety Briefings | Unterweisungen | Causeries sécurité | Charlas de seguridad | Istruzioni di sicurezza | Diálogos de segurança | Veiligheidsinstructies
  fields: title*+ date*+ >construction_site host attendees signed document next_due
solar_reading | Sun 50 calm private log | solar yield, solar production, solar reading, pv yield | Solarertrag/Solarerträge, PV-Ertrag/PV-Erträge | production solaire/productions solaires | producción solar/producciones solares | produzione solare/produzioni solari, produzione fotovoltaica/produzioni fotovoltaiche | produção solar/produções solares | zonneopbrengst/zonneopbrengsten
  app: Solar Log | Solarbuch | Suivi solaire | Diario solar | Diario solare | Diário solar | Zonnelogboek
  fields: date*+ energy_kwh*+ weather notes
  does: progress_chart
maintenance_contract | FileSignature 215 cool staff | maintenance contract, service contract, upkeep contract | Wartungsvertrag/Wartungsverträge, Servicevertrag/Serviceverträge | contrat de maintenance/contrats de maintenance, contrat d'entretien/contrats d'entretien | contrato de mantenimiento/contratos de mantenimiento | contratto di manutenzione/contratti di manutenzione | contrato de manutenção/contratos de manutenção | onderhoudscontract/onderhoudscontracten
  app: Maintenance Contracts | Wartungsverträge | Contrats d'entretien | Contratos de mantenimiento | Contratti di manutenzione | Contratos de manutenção | Onderhoudscontracten
  fields: title*+ >client >customer price frequency last_done next_due+ expiry_date notes
  does: overdue
`;
