import { fold } from '../../lexicon/index.ts';
import type { SpecField } from '../../spec.ts';
import type { EntityModel } from '../model.ts';

const words = (text: string): RegExp =>
  new RegExp(`^(?:${text.trim().replaceAll(/\s+/g, '|')})$`, 'u');

/** Who books, in seven languages. A child, a teacher or whoever is to be called is somebody else. */
const BOOKER = words(`
  customers? clients? buyers? members? guests? visitors? users? renters? tenants? borrowers? players? readers? hirers? persons? bookers?
  donors? candidates? applicants? volunteers? requesters? reporters? owners? booked reserved rented requested reported ordered
  kunden? kundin kaeufer(?:in)? mitglieds? mitglieder gast gastes g(?:a|ae)ste besucher(?:in)? nutzer(?:in)? mieter(?:in)? entleiher(?:in)?
  ausleiher(?:in)? spieler(?:in)? leser(?:in)? person bewerber(?:in)? spender(?:in)? melder(?:in)? besteller(?:in)? gebucht reserviert gemietet
  (?:kunden|gast|mitglieds|mieter|besucher)name
  client(?:e|i|es)? acheteu(?:r|se) membres? invites? visiteu(?:r|se)s? utilisat(?:eur|rice) locataires? emprunteu(?:r|se) joueu(?:r|se) personne reserve
  miembros? socios? soci[oa]s? invitad[oa] huesped visitantes? usuari[oa] inquilin[oa] jugador(?:a)? persona reservado
  membr[oi] ospit[ei] visitatore utente locatari[oa] giocat(?:ore|rice) prenotato
  membros? hospede convidad[oa] utilizador(?:a)? locatari[oa] jogador(?:a)? pessoa
  klant(?:en)? leden lid gast(?:en)? bezoekers? gebruikers? huurders? lener speler persoon geboekt gereserveerd klantnaam
`);
/** What stands beside it and changes nothing. */
const BESIDE = words(`
  name names full first last nick your my own contact number by of the from for mr mrs
  ihr e dein e mein e vor nach nachname vorname voller des der von durch nom prenom complet votre du de la le l par d
  nombre apellidos? completo tu su del el por nome cognome completo tuo suo il da di do da seu sua naam voornaam achternaam volledige uw jouw van door
`);
const MAIL = words(
  'e mails? email emails adress? address adresse direccion correo electronico indirizzo endereco eletronico adres courriel elektronisch',
);

const tokens = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}]+/u)
    .filter(Boolean);

const isCalled = ({ label, name }: SpecField, ...kinds: RegExp[]): boolean =>
  [label, name].some((word) => {
    const all = tokens(word);
    return all.length > 0 && all.every((one) => kinds.some((kind) => kind.test(one)));
  });

const isText = ({ type, role }: SpecField): boolean => type === 'text' && role === 'person';

/** The field of a booking that holds the name of who books, which is known; anybody else's is asked for. */
export const bookerIn = ({ fields }: EntityModel): SpecField | undefined =>
  fields.find((field) => isText(field) && (field.isMaker || isCalled(field, BOOKER, BESIDE)));

/** The same of their address: an invoice's, or a parent's, is another one. */
export const bookerMailIn = ({ fields }: EntityModel): SpecField | undefined =>
  fields.find(
    ({ role, ...field }) => role === 'email' && isCalled({ role, ...field }, MAIL, BOOKER, BESIDE),
  );

/** Fields for somebody who does not book themselves. */
export const othersIn = (booking: EntityModel): SpecField[] => {
  const booker = bookerIn(booking);
  return booking.fields.filter((field) => isText(field) && field !== booker);
};
