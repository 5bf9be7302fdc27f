export const LAW = `
legal_case | Scale 225 cool staff | legal case, court case, lawsuit, case file, legal matter, client matter | Rechtsfall/Rechtsfälle, Mandatsakte/Mandatsakten, Gerichtsverfahren, Rechtssache/Rechtssachen | dossier juridique/dossiers juridiques, affaire judiciaire/affaires judiciaires, procès | caso legal/casos legales, expediente judicial/expedientes judiciales, pleito | pratica legale/pratiche legali, causa legale/cause legali, fascicolo legale/fascicoli legali | processo judicial/processos judiciais, caso jurídico/casos jurídicos | rechtszaak/rechtszaken, juridisch dossier/juridische dossiers
  app: Case Files | Aktenverwaltung | Dossiers juridiques | Expedientes | Pratiche legali | Processos | Dossiers
  tag: Every matter, its parties and its next date | Jede Sache, ihre Parteien und der nächste Termin
  fields: title*+ number >client opposing_party law_court case_state+ assignee start_date next_due+ description
court_hearing | Gavel 225 cool staff log | court hearing, hearing date, court date, trial date | Gerichtstermin/Gerichtstermine, Verhandlungstermin/Verhandlungstermine, mündliche Verhandlung/mündliche Verhandlungen | audience au tribunal/audiences au tribunal, date d'audience/dates d'audience | audiencia judicial/audiencias judiciales, vista judicial/vistas judiciales | udienza, data d'udienza/date d'udienza | audiência judicial/audiências judiciais, data de audiência/datas de audiência | rechtszitting/rechtszittingen, hoorzitting/hoorzittingen
  app: Hearings | Gerichtstermine | Audiences | Audiencias | Udienze | Audiências | Zittingen
  fields: title*+ >legal_case starts_at*+ law_court judge location appointment_status result notes
legal_deadline | CalendarClock 10 cool staff | legal deadline, filing deadline, limitation period, statutory deadline | Gerichtsfrist/Gerichtsfristen, Verjährungsfrist/Verjährungsfristen, Rechtsmittelfrist/Rechtsmittelfristen | délai de procédure/délais de procédure, délai légal/délais légaux | plazo procesal/plazos procesales, plazo legal/plazos legales | termine processuale/termini processuali, termine di legge/termini di legge | prazo processual/prazos processuais, prazo legal/prazos legais | procestermijn/procestermijnen, wettelijke termijn/wettelijke termijnen
  app: Deadlines | Fristenkalender | Délais | Plazos | Scadenzario | Prazos | Termijnen
  fields: title*+ >legal_case due_date*+ assignee done+ notes
  does: overdue
client_intake | ClipboardPen 215 calm form apart | client intake, intake form, client intake form, new client form, intake questionnaire | Aufnahmebogen/Aufnahmebögen, Mandantenbogen/Mandantenbögen, Erstaufnahme/Erstaufnahmen | fiche d'accueil/fiches d'accueil, formulaire d'admission/formulaires d'admission | ficha de admisión/fichas de admisión, formulario de admisión/formularios de admisión | scheda di accoglienza/schede di accoglienza, modulo di ammissione/moduli di ammissione | ficha de admissão/fichas de admissão, formulário de admissão/formulários de admissão | intakeformulier/intakeformulieren, intakevragenlijst/intakevragenlijsten
  app: Client Intake | Aufnahmebogen | Fiche d'accueil | Ficha de admisión | Scheda di accoglienza | Ficha de admissão | Intake
  tag: Tell us what it is about | Sagen Sie uns, worum es geht
  fields: name*+ email*+ phone birthday reason*+ message inquiry_status
  does: public_form
insurance_policy | Shield 215 calm private | insurance policy, insurance, insurance contract, insurance cover | Versicherung/Versicherungen, Versicherungspolice/Versicherungspolicen, Versicherungsvertrag/Versicherungsverträge | assurance, contrat d'assurance/contrats d'assurance, police d'assurance/polices d'assurance | póliza de seguro/pólizas de seguro, póliza | polizza, assicurazione/assicurazioni, polizza assicurativa/polizze assicurative | apólice de seguro/apólices de seguro, apólice | verzekering/verzekeringen, verzekeringspolis/verzekeringspolissen
  app: Insurance | Versicherungen | Mes assurances | Mis seguros | Assicurazioni | Meus seguros | Verzekeringen
  tag: What is covered, by whom, and until when | Was versichert ist, bei wem, und bis wann
  fields: title*+ insurer+ number insurance_kind insurance_premium+ frequency deductible expiry_date document
  does: overdue total
insurance_claim | ShieldAlert 20 cool staff log | insurance claim, damage claim, claim case, claims case | Schadensfall/Schadensfälle, Versicherungsfall/Versicherungsfälle | déclaration de sinistre/déclarations de sinistre, sinistre | siniestro, parte de siniestro/partes de siniestro | sinistro, denuncia di sinistro/denunce di sinistro | sinistro, participação de sinistro/participações de sinistro | schadeclaim/schadeclaims, verzekeringsclaim/verzekeringsclaims
  app: Claims | Schadensfälle | Sinistres | Siniestros | Sinistri | Sinistros | Schadeclaims
  fields: number*+ customer_name >insurance_policy date*+ amount claim_state+ photo description assignee
bank_loan | Landmark 210 calm private | bank loan, mortgage, car loan, student loan, home loan | Kredit/Kredite, Hypothek/Hypotheken, Baufinanzierung/Baufinanzierungen, Studienkredit/Studienkredite | crédit immobilier/crédits immobiliers, emprunt bancaire/emprunts bancaires, prêt étudiant/prêts étudiants | hipoteca, préstamo bancario/préstamos bancarios | mutuo, prestito bancario/prestiti bancari | financiamento, empréstimo bancário/empréstimos bancários, hipoteca | hypotheek/hypotheken, banklening/bankleningen, studielening/studieleningen
  app: My Loans | Meine Kredite | Mes crédits | Mis préstamos | I miei prestiti | Meus empréstimos | Mijn leningen
  fields: title*+ lender amount*+ remaining_debt+ interest_rate monthly_instalment start_date end_date notes
dividend | Coins 155 calm private log | dividend, dividend payment, dividend income | Dividende/Dividenden, Dividendenzahlung/Dividendenzahlungen | dividende | dividendo | dividendo | dividendo | dividend/dividenden, dividenduitkering/dividenduitkeringen
  app: Dividends | Dividenden | Dividendes | Dividendos | Dividendi | Dividendos | Dividend
  fields: title*+ >investment date*+ amount*+ tax notes
  does: total
fixed_asset | Building 215 cool staff | fixed asset, depreciable asset, asset register, company asset | Anlagegut/Anlagegüter, Anlagenverzeichnis/Anlagenverzeichnisse | immobilisation comptable/immobilisations comptables, registre des immobilisations/registres des immobilisations | activo fijo/activos fijos, registro de activos/registros de activos | cespite/cespiti, bene strumentale/beni strumentali | ativo fixo/ativos fixos, ativo imobilizado/ativos imobilizados | bedrijfsmiddel/bedrijfsmiddelen, vast activum/vaste activa
  app: Asset Register | Anlagenverzeichnis | Registre des immobilisations | Registro de activos | Registro cespiti | Registro de ativos | Activaregister
  fields: name*+ number location purchase_date+ cost+ useful_life book_value assignee notes
  does: total
shareholder | ChartPie 250 cool staff person | shareholder, cap table entry, equity holder, cap table | Gesellschafter, Aktionär/Aktionäre, Anteilseigner | actionnaire, table de capitalisation/tables de capitalisation | accionista, tabla de capitalización/tablas de capitalización | azionista/azionisti, cap table/cap table | acionista, tabela de capitalização/tabelas de capitalização | aandeelhouder/aandeelhouders, kapitaaltabel/kapitaaltabellen
  app: Cap Table | Gesellschafterliste | Actionnaires | Accionistas | Azionisti | Acionistas | Aandeelhouders
  fields: name*+ share_class shares_count*+ stake+ join_date email notes
tax_document | FileText 20 calm private | tax document, tax paper, tax form, tax return, tax record | Steuerunterlage/Steuerunterlagen, Steuererklärung/Steuererklärungen, Steuerbescheid/Steuerbescheide | document fiscal/documents fiscaux, déclaration d'impôts/déclarations d'impôts | documento fiscal/documentos fiscales, declaración de la renta/declaraciones de la renta | documento fiscale/documenti fiscali, dichiarazione dei redditi/dichiarazioni dei redditi | documento fiscal/documentos fiscais, declaração de imposto/declarações de imposto | belastingdocument/belastingdocumenten, belastingaangifte/belastingaangiften
  app: Tax Papers | Steuerordner | Mes impôts | Mis impuestos | Le mie tasse | Meus impostos | Belastingmap
  tag: All together when the day comes | Alles beisammen, wenn es so weit ist
  fields: title*+ year+ tax_kind amount due_date document tax_state+ notes
payout | Banknote 160 cool staff log | payout, commission payout, royalty payment, commission payment | Auszahlung/Auszahlungen, Provisionszahlung/Provisionszahlungen | versement de commission/versements de commission, commission versée/commissions versées | liquidación de comisión/liquidaciones de comisión, pago de comisión/pagos de comisión | pagamento di provvigione/pagamenti di provvigione, provvigione | pagamento de comissão/pagamentos de comissão, repasse | uitbetaling/uitbetalingen, provisiebetaling/provisiebetalingen
  app: Payouts | Auszahlungen | Commissions | Comisiones | Provvigioni | Comissões | Uitbetalingen
  fields: person_name*+ amount*+ date*+ reason payment_method paid+
  does: total paid_state
net_worth | TrendingUp 150 calm private log | net worth, net worth entry, net worth snapshot | Nettovermögen, Vermögensstand/Vermögensstände | patrimoine net/patrimoines nets | patrimonio neto/patrimonios netos | patrimonio netto/patrimoni netti | patrimônio líquido/patrimônios líquidos, património líquido/patrimónios líquidos | nettovermogen/nettovermogens
  app: Net Worth | Vermögen | Mon patrimoine | Mi patrimonio | Il mio patrimonio | Meu patrimônio | Nettovermogen
  fields: date*+ net_amount*+ total_assets total_debts notes
  does: progress_chart
cash_count | Calculator 40 cool staff log | cash count, till count, cash register count, petty cash, daily closing | Kassenabschluss/Kassenabschlüsse, Kassensturz/Kassenstürze, Handkasse/Handkassen | comptage de caisse/comptages de caisse, clôture de caisse/clôtures de caisse, petite caisse/petites caisses | arqueo de caja/arqueos de caja, caja chica/cajas chicas | chiusura di cassa/chiusure di cassa, piccola cassa/piccole casse | fechamento de caixa/fechamentos de caixa, contagem de caixa/contagens de caixa | kastelling/kastellingen, kasopmaak
  app: Cash Book | Kassenabschluss | Clôture de caisse | Arqueo de caja | Chiusura cassa | Fechamento de caixa | Kastelling
  fields: date*+ expected_cash counted_cash*+ cash_difference assignee notes
gift_card | Gift 350 warm private | gift card, gift voucher, store credit | Geschenkgutschein/Geschenkgutscheine, Geschenkkarte/Geschenkkarten | carte cadeau/cartes cadeaux, chèque cadeau/chèques cadeaux | tarjeta regalo/tarjetas regalo, vale de regalo/vales de regalo | carta regalo/carte regalo, buono regalo/buoni regalo | vale-presente/vales-presente, cartão-presente/cartões-presente | cadeaubon/cadeaubonnen, cadeaukaart/cadeaukaarten
  app: Gift Cards | Gutscheine | Cartes cadeaux | Tarjetas regalo | Carte regalo | Vales-presente | Cadeaubonnen
  fields: title*+ number amount+ balance+ expiry_date reporter used_up
  does: overdue
power_of_attorney | FileSignature 230 calm staff | power of attorney/powers of attorney, proxy form, letter of authority/letters of authority | Vollmacht/Vollmachten, Vorsorgevollmacht/Vorsorgevollmachten | procuration, pouvoir notarié/pouvoirs notariés | poder notarial/poderes notariales | procura notarile/procure notarili, delega notarile/deleghe notarili | procuração/procurações | volmacht/volmachten
  fields: title*+ owner authorised_person*+ date expiry_date document notes
witness_statement | MessageSquareQuote 225 cool staff log | witness statement, witness, witness testimony | Zeugenaussage/Zeugenaussagen, Zeuge/Zeugen, Zeugin/Zeuginnen | déposition de témoin/dépositions de témoins, témoin | declaración de testigo/declaraciones de testigos, testigo | deposizione testimoniale/deposizioni testimoniali, testimone/testimoni | depoimento de testemunha/depoimentos de testemunhas, testemunha | getuigenverklaring/getuigenverklaringen, getuige/getuigen
  fields: person_name*+ >legal_case date*+ text*+ signed document
`;
