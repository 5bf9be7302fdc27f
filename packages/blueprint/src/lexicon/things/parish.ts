export const PARISH = `
small_group | UsersRound 40 warm default | small group, home group, house group, cell group, life group | Hauskreis/Hauskreise, Kleingruppe/Kleingruppen | groupe de maison/groupes de maison, petit groupe/petits groupes | grupo pequeño/grupos pequeños, grupo de hogar/grupos de hogar | piccolo gruppo/piccoli gruppi, gruppo di casa/gruppi di casa | pequeno grupo/pequenos grupos, grupo de célula/grupos de célula | huiskring/huiskringen, bijbelkring/bijbelkringen
  app: Small Groups | Hauskreise | Petits groupes | Grupos pequeños | Piccoli gruppi | Pequenos grupos | Huiskringen
  tag: Find a group near you | Einen Kreis in der Nähe finden
  fields: name*+ host weekday time region capacity description
pastoral_visit | HeartHandshake 250 calm staff log | pastoral visit, pastoral call, pastoral care visit | Seelsorgebesuch/Seelsorgebesuche, Seelsorgegespräch/Seelsorgegespräche | visite pastorale/visites pastorales | visita pastoral/visitas pastorales | visita pastorale/visite pastorali | visita pastoral/visitas pastorais | pastoraal bezoek/pastorale bezoeken
  app: Pastoral Visits | Seelsorgebesuche | Visites pastorales | Visitas pastorales | Visite pastorali | Visitas pastorais | Pastorale bezoeken
  fields: person_name*+ date*+ location reason next_due notes
baptism | Church 205 calm staff | baptism, christening, baptism registration | Taufe/Taufen, Taufanmeldung/Taufanmeldungen | baptême | bautizo, bautismo | battesimo | batismo, batizado | doopdienst/doopdiensten, doopplechtigheid/doopplechtigheden
  app: Baptisms | Taufbuch | Baptêmes | Bautizos | Battesimi | Batismos | Doopregister
  fields: name*+ date*+ birthday parents godparents host location notes
church_offering | HandCoins 45 warm staff log | church offering, offering count, tithe, collection plate | Kollekte/Kollekten, Klingelbeutel | offrande | ofrenda, diezmo | offertorio, decima | oferta da missa/ofertas da missa, dízimo, ofertório | kerkcollecte/kerkcollectes, tiende/tienden
  app: Offerings | Kollekten | Offrandes | Ofrendas | Offerte | Ofertas | Collectes
  fields: date*+ amount*+ campaign notes
  does: total
food_parcel | Package 25 warm staff | food parcel, food hamper, food bank parcel, food bank box | Lebensmittelpaket/Lebensmittelpakete, Tafelpaket/Tafelpakete | colis alimentaire/colis alimentaires | paquete de alimentos/paquetes de alimentos, lote de alimentos/lotes de alimentos | pacco alimentare/pacchi alimentari | cesta básica/cestas básicas, cabaz alimentar/cabazes alimentares | voedselpakket/voedselpakketten
  app: Food Bank | Tafel | Banque alimentaire | Banco de alimentos | Banco alimentare | Banco alimentar | Voedselbank
  tag: Packed with care, handed out in peace | Mit Sorgfalt gepackt, in Ruhe ausgegeben
  fields: number*+ >beneficiary household_size allergies date*+ parcel_status+ notes
beneficiary | House 25 warm staff person | beneficiary, beneficiary household, aid recipient, supported family | Bedarfshaushalt/Bedarfshaushalte, Hilfeempfänger, unterstützte Familie/unterstützte Familien | foyer bénéficiaire/foyers bénéficiaires, bénéficiaire | hogar beneficiario/hogares beneficiarios, beneficiario | nucleo beneficiario/nuclei beneficiari, beneficiario | família beneficiária/famílias beneficiárias, beneficiário | begunstigde/begunstigden, geholpen gezin/geholpen gezinnen
  app: Beneficiaries | Betreute Haushalte | Bénéficiaires | Beneficiarios | Beneficiari | Beneficiários | Begunstigden
  fields: name*+ household_size+ phone address allergies language start_date notes
grant_application | HandCoins 160 cool staff | grant application, funding application, grant proposal, funding request | Förderantrag/Förderanträge, Förderprojekt/Förderprojekte | demande de subvention/demandes de subvention, subvention | solicitud de subvención/solicitudes de subvención, subvención/subvenciones | domanda di contributo/domande di contributo, sovvenzione/sovvenzioni | pedido de subvenção/pedidos de subvenção, subvenção/subvenções | subsidieaanvraag/subsidieaanvragen, subsidie/subsidies
  app: Grants | Förderanträge | Subventions | Subvenciones | Sovvenzioni | Subvenções | Subsidies
  tag: What was asked for, and what came of it | Was beantragt ist, und was daraus wurde
  fields: title*+ funder+ amount+ due_date+ grant_status+ assignee notes
  does: overdue
volunteer_shift | HandHelping 30 warm default | volunteer shift, helper shift, volunteer slot, shift sign-up | Helferschicht/Helferschichten, Helfereinsatz/Helfereinsätze | créneau bénévole/créneaux bénévoles | turno de voluntariado/turnos de voluntariado | turno di volontariato/turni di volontariato | turno de voluntariado/turnos de voluntariado, escala de voluntários/escalas de voluntários | vrijwilligersdienst/vrijwilligersdiensten, helpersdienst/helpersdiensten
  app: Helpers Wanted | Helferplan | Planning des bénévoles | Turnos de voluntariado | Turni dei volontari | Turnos de voluntários | Vrijwilligersrooster
  tag: Pick a shift, lend a hand | Schicht aussuchen und mit anpacken
  fields: title*+ starts_at*+ ends_at location capacity description
  does: booking
in_kind_donation | Gift 20 warm staff | in-kind donation, donated item, clothing donation, furniture donation, gift in kind, clothing drive, toy drive, coat drive | Sachspende/Sachspenden, Kleiderspende/Kleiderspenden, Möbelspende/Möbelspenden | don en nature/dons en nature, don de vêtements/dons de vêtements | donación en especie/donaciones en especie, donación de ropa/donaciones de ropa | donazione di beni/donazioni di beni, donazione di vestiti/donazioni di vestiti | doação de bens/doações de bens, doação de roupas/doações de roupas | goederendonatie/goederendonaties, kledingdonatie/kledingdonaties
  app: Donated Goods | Sachspenden | Dons en nature | Donaciones en especie | Donazioni di beni | Doações de bens | Goederendonaties
  fields: title*+ photo donor condition quantity date+ location goods_status+
sponsored_child | HeartHandshake 15 warm staff person | sponsored child/sponsored children, sponsorship child/sponsorship children, godchild/godchildren | Patenkind/Patenkinder | filleul, enfant parrainé/enfants parrainés | niño apadrinado/niños apadrinados, ahijado | bambino sostenuto/bambini sostenuti, figlioccio | criança apadrinhada/crianças apadrinhadas, afilhado | sponsorkind/sponsorkinderen, petekind/petekinderen
  fields: name*+ country birthday donor amount start_date notes
burial_plot | Landmark 210 calm staff | burial plot, cemetery plot, burial record | Grabstelle/Grabstellen, Grabstätte/Grabstätten | concession funéraire/concessions funéraires, sépulture | sepultura, nicho de cementerio/nichos de cementerio | posto al cimitero/posti al cimitero, loculo | sepultura, jazigo | grafplaats/grafplaatsen
  app: Cemetery Register | Friedhofsverzeichnis | Registre du cimetière | Registro del cementerio | Registro del cimitero | Registro do cemitério | Begraafplaatsregister
  fields: number*+ name location burial_date contact_person expiry_date notes
  does: overdue
`;
