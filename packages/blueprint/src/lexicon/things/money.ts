export const MONEY = `
expense | Wallet 155 calm private | expense, spending, expenditure, outgoing, cost item, purchase | Ausgabe/Ausgaben, Kosten, Haushaltsbuch/Haushaltsbücher | dépense | gasto | spesa/spese, uscita | despesa, gasto | uitgave/uitgaven
  app: Expense Tracker | Ausgabenbuch | Suivi des dépenses | Control de gastos | Spese | Controle de gastos | Uitgavenboek
  tag: Know where the money goes | Wissen, wo das Geld bleibt
  fields: title*+ amount*+ expense_category+ date+ payment_method notes
  does: total
shared_expense | Wallet 155 calm community | shared expense, split expense, group expense, shared cost, shared bill, split bill | gemeinsame Ausgabe/gemeinsame Ausgaben, geteilte Kosten, Gruppenausgabe/Gruppenausgaben | dépense partagée/dépenses partagées, frais partagés | gasto compartido/gastos compartidos | spesa condivisa/spese condivise | despesa compartilhada/despesas compartilhadas | gedeelde uitgave/gedeelde uitgaven
  app: Shared Expenses | Gemeinsame Kasse | Dépenses partagées | Gastos compartidos | Spese condivise | Despesas compartilhadas | Gedeelde uitgaven
  tag: Who paid what, and what it comes to | Wer was bezahlt hat, und was zusammenkommt
  fields: title*+ amount*+ payer*+ date+ expense_category notes
  does: total
income | TrendingUp 145 calm private | income, earning, revenue | Einnahme/Einnahmen, Einkommen | revenu, recette d'argent | ingreso | entrata/entrate, reddito/redditi | receita financeira, rendimento | inkomen/inkomsten
  app: Income | Einnahmen | Revenus | Ingresos | Entrate | Rendimentos | Inkomsten
  fields: title*+ amount*+ date+ category notes
  does: total
transaction | ArrowLeftRight 155 calm private | transaction, booking entry | Buchung auf dem Konto, Transaktion/Transaktionen, Kassenbuch/Kassenbücher, Kassabuch/Kassabücher | transaction | transacción/transacciones, movimiento | transazione/transazioni, movimento | transação/transações | transactie/transacties
  app: Money Log | Kassenbuch | Journal d'argent | Libro de caja | Registro cassa | Livro-caixa | Kasboek
  fields: title*+ amount*+ income_type date+ expense_category notes
  does: total
bank_account | Landmark 155 calm private | bank account, savings account, checking account, account balance | Bankkonto/Bankkonten, Konto/Konten, Sparkonto/Sparkonten | compte bancaire/comptes bancaires, compte | cuenta bancaria/cuentas bancarias, cuenta | conto bancario/conti bancari, conto/conti | conta bancária/contas bancárias, conta | bankrekening/bankrekeningen, rekening/rekeningen
  app: Accounts | Konten | Comptes | Cuentas | Conti | Contas | Rekeningen
  fields: name*+ amount+ type notes
payment | Banknote 150 calm staff | payment, instalment, installment, rent payment, fee payment | Zahlung/Zahlungen, Mietzahlung/Mietzahlungen, Pachtzahlung/Pachtzahlungen, Rate/Raten | paiement, versement | pago, abono | pagamento, rata/rate | pagamento, parcela | betaling/betalingen, termijn/termijnen
  app: Payments | Zahlungen | Paiements | Pagos | Pagamenti | Pagamentos | Betalingen
  fields: payer >tenant >member >client >customer >student amount*+ date*+ paid+ payment_method notes
  does: paid_state
savings_deposit | PiggyBank 150 calm private log | deposit, savings deposit, contribution, payment towards the goal | Einzahlung/Einzahlungen, Sparrate/Sparraten | versement d'épargne/versements d'épargne | aportación/aportaciones | versamento/versamenti | aporte | storting/stortingen
  fields: >!goal* amount*+ date*+ notes
budget | PiggyBank 150 calm private apart | budget, household budget, spending plan | Budget/Budgets, Haushaltsbudget | budget | presupuesto | budget/budget, bilancio familiare | orçamento | budget/budgetten, huishoudboekje
  app: Budget | Haushaltsbuch | Budget | Presupuesto | Budget | Orçamento | Huishoudboekje
  fields: expense_category*+ limit*+
subscription | Repeat 270 calm private | subscription, recurring payment, recurring cost | Abo/Abos, Abonnement/Abonnements, Dauerauftrag/Daueraufträge | abonnement | suscripción/suscripciones | abbonamento/abbonamenti | assinatura | abonnement/abonnementen
  app: Subscriptions | Abo-Übersicht | Mes abonnements | Mis suscripciones | Abbonamenti | Assinaturas | Abonnementen
  tag: What you pay for, and when it renews | Wofür du zahlst und wann es sich verlängert
  fields: name*+ price*+ frequency next_due category active
  does: total
savings_goal | PiggyBank 340 warm private | savings goal, saving goal, saving, savings, piggy bank | Sparziel/Sparziele, Ersparnis/Ersparnisse, Sparschwein/Sparschweine | objectif d'épargne/objectifs d'épargne, épargne | meta de ahorro/metas de ahorro, ahorro | obiettivo di risparmio/obiettivi di risparmio, risparmio/risparmi | meta de poupança/metas de poupança, poupança | spaardoel/spaardoelen
  app: Savings Goals | Sparziele | Objectifs d'épargne | Metas de ahorro | Obiettivi di risparmio | Metas de poupança | Spaardoelen
  fields: name*+ goal_amount*+ balance+ due_date photo
debt | HandCoins 20 calm private | debt, iou, splitwise, owe me money, owes me money, owe me, owes me, who owes whom, money owed, money lent | Schuld/Schulden, Darlehen | dette, prêt d'argent | deuda, préstamo de dinero | debito, prestito di denaro | dívida | schuld/schulden
  app: Who Owes Whom | Wer schuldet wem | Qui doit quoi | Quién debe a quién | Chi deve a chi | Quem deve a quem | Wie is wie wat schuldig
  fields: owner* amount* date reason paid
  does: paid_state
invoice | ReceiptText 225 cool staff | invoice, bill | Rechnung/Rechnungen | facture | factura | fattura, scadenza fattura/scadenze fatture | fatura, nota fiscal/notas fiscais | factuur/facturen, rekening/rekeningen
  app: Invoices | Rechnungen | Factures | Facturas | Fatture | Faturas | Facturen
  tag: Sent, due, paid: at a glance | Gestellt, fällig, bezahlt: auf einen Blick
  fields: invoice_number*+ >!client+ issued_on due_date+ line_items tax total+ invoice_status+ notes
  does: overdue total
estimate | FileSignature 215 cool staff | quote, estimate, offer, quotation, price offer | Angebot/Angebote, Kostenvoranschlag/Kostenvoranschläge | devis | cotización/cotizaciones, presupuesto para cliente/presupuestos para clientes | preventivo | orçamento para cliente/orçamentos para clientes, cotação/cotações | offerte/offertes
  app: Quotes | Angebote | Devis | Cotizaciones | Preventivi | Cotações | Offertes
  fields: number*+ >!client+ date line_items tax total quote_status+ expiry_date
  does: total
client | UserRound 220 cool staff person | client | Kunde/Kunden, Kundin/Kundinnen, Mandant/Mandanten | client, cliente/clientes | cliente | cliente/clienti | cliente | klant/klanten, cliënt/cliënten
  app: Clients | Kunden | Clients | Clientes | Clienti | Clientes | Klanten
  fields: name*+ company email+ phone address notes
customer | UserRound 220 cool staff person | customer, buyer, shopper | Kunde/Kunden, Käufer | client | cliente | cliente/clienti | cliente | klant/klanten
  app: Customers | Kunden | Clients | Clientes | Clienti | Clientes | Klanten
  fields: name*+ email+ phone address notes
donation | HeartHandshake 345 warm staff | donation, charity donation, gift to charity, pledge | Spende/Spenden | don | donación/donaciones, donativo | donazione/donazioni, offerta in denaro | doação/doações | donatie/donaties, gift/giften
  app: Donation Tracker | Spendenübersicht | Suivi des dons | Donaciones | Donazioni | Doações | Donaties
  tag: Every gift counts, and is counted | Jede Spende zählt und wird gezählt
  fields: donor*+ amount*+ date+ campaign payment_method notes
  does: total
donor | HeartHandshake 345 warm staff person | donor, benefactor, supporter, sponsor, patron | Spender, Spenderin/Spenderinnen, Förderer, Sponsor/Sponsoren | donateur, mécène, sponsor | donante, patrocinador/patrocinadores, padrino | donatore/donatori, sponsor/sponsor | doador/doadores, patrocinador/patrocinadores | donateur/donateurs, sponsor/sponsors
  fields: name*+ email phone city notes
campaign | Megaphone 345 warm default | campaign, fundraiser, crowdfunding, crowdfunding campaign, fundraising campaign, appeal | Spendenaktion/Spendenaktionen, Kampagne/Kampagnen, Aktion/Aktionen | campagne, collecte de fonds/collectes de fonds, cagnotte | campaña, colecta | campagna, raccolta fondi/raccolte fondi | campanha, arrecadação/arrecadações | campagne/campagnes, inzamelingsactie/inzamelingsacties
  fields: title*+ goal_amount start_date end_date photo description
investment | ChartCandlestick 160 cool private | investment, crypto, cryptocurrency, stock portfolio, stock holding, share, portfolio position, asset holding, etf, crypto holding | Geldanlage/Geldanlagen, Aktie/Aktien, Investition/Investitionen, Wertpapier/Wertpapiere | investissement, action en bourse/actions en bourse | inversión/inversiones, acción bursátil/acciones bursátiles | investimento, titolo in borsa/titoli in borsa | investimento, ação na bolsa/ações na bolsa | investering/investeringen, aandeel/aandelen, belegging/beleggingen
  app: Portfolio | Depot | Portefeuille | Cartera | Portafoglio | Carteira | Portefeuille
  fields: name*+ quantity cost value purchase_date type
  does: total
receipt | Receipt 155 calm private | receipt, voucher | Beleg/Belege, Quittung/Quittungen, Kassenbon/Kassenbons | reçu, ticket de caisse/tickets de caisse, justificatif | recibo, tique | ricevuta, scontrino | recibo, comprovante | bon/bonnen, bonnetje/bonnetjes, kassabon/kassabonnen
  app: Receipts | Belege | Reçus | Recibos | Ricevute | Recibos | Bonnetjes
  fields: title*+ amount*+ date+ photo expense_category
  does: total
`;
