import { fold } from './lang.ts';

/** Units as people write them behind 'in', in all languages, and the sign on the screen. */
const UNITS: Record<string, string> = {
  ha: 'hectare hectares hektar hectareas ettari ha',
  'm²': 'sqm m2 quadratmeter quadratmetern',
  kg: 'kg kilo kilos kilogram kilograms kilogramm kilogramme kilogrammes kilogramos kilogrammi quilos kilogrammen',
  g: 'g gram grams gramm gramme grammes gramos grammi gramas',
  lb: 'lb lbs pounds',
  l: 'l liter liters litre litres litern litros litri',
  ml: 'ml milliliter milliliters millilitres',
  km: 'km kilometer kilometers kilometre kilometres kilometern kilometros chilometri',
  mi: 'miles',
  m: 'meter meters metre metres metern metros metri',
  cm: 'cm centimeter centimeters centimetres zentimeter zentimetern centimetros centimetri',
  mm: 'mm millimeter millimeters',
  min: 'minute minutes minuten minutos minuti',
  h: 'hour hours stunden heures horas ore uren',
  '%': 'percent prozent pourcent porcentaje percentuale procent',
  '°C': 'celsius',
  '€': 'euro euros',
  $: 'dollar dollars usd',
  '£': 'sterling gbp',
};

const SIGNS = new Map(
  Object.entries(UNITS).flatMap(([sign, words]) => words.split(' ').map((word) => [word, sign])),
);

/** The sign of a unit's word ('hectares' → 'ha'), or undefined where the word is none. */
export function unitOf(text: string): string | undefined {
  return SIGNS.get(fold(text));
}
