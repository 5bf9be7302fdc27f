import { expect, it } from 'vitest';
import { encodingOf } from './detect-encoding.ts';

/** A text in an encoding, by what each of its bytes, or two of them, are read as. */
function encoded(text: string, encoding: string): Uint8Array {
  if (encoding.startsWith('utf-16')) {
    const bytes = Buffer.from(text, 'utf16le');
    return encoding === 'utf-16be' ? bytes.swap16() : bytes;
  }
  const decoder = new TextDecoder(encoding);
  const known = new Map<string, number[]>();
  const know = (bytes: number[]) => {
    const sign = decoder.decode(Uint8Array.from(bytes));
    if (!known.has(sign)) known.set(sign, bytes);
  };
  for (let first = 0; first < 256; first++) know([first]);
  if (encoding === 'shift_jis')
    for (let first = 0x81; first < 0xfd; first++)
      for (let second = 0x40; second < 0xfd; second++) know([first, second]);
  return Uint8Array.from([...text].flatMap((sign) => known.get(sign)!));
}

async function* inOne(bytes: Uint8Array) {
  yield bytes;
}

const TABLES: [encoding: string, table: string][] = [
  [
    'windows-1252',
    'Name;Straße;Bemerkung\nMüller;Königsallee 5;Größe 20 m² · 5 °C\nJörg;Ährenweg;„Prüfen“ – §5',
  ],
  ['windows-1252', 'Kunde;Umsatz\nBäckerei Öhm;12,5 €\n'],
  [
    'windows-1252',
    'Prénom;Ville;Remarque\nHélène;Besançon;Réglé à l’agence – 20 €\nZoë;Orléans;n° 5, Créée',
  ],
  ['windows-1252', 'Nombre;Ciudad;Nota\nÍñigo Núñez;Cádiz;¿Pagó? ¡Sí!\nMª José;León;1º piso'],
  ['windows-1252', 'Nome;Cidade\nJoão Conceição;São Paulo\nInês;Évora\nAções;Opções'],
  ['windows-1252', 'Namn;Ort\nÅsa Öberg;Malmö\nJörgen Ångström;Västerås'],
  ['windows-1252', 'Nafn;Borg\nÞórður Guðmundsson;Reykjavík\nSigríður;Ísafjörður'],
  ['windows-1250', 'Imię;Nazwisko;Miasto\nŁucja;Żądło;Łódź\nŚwiętosława;Gęś;Kraków'],
  ['windows-1251', 'Имя;Город;Сумма\nИван Петров;Москва;1 234,50\nАнна Смирнова;Казань;99,00'],
  ['koi8-r', 'Имя;Город;Сумма\nИван Петров;Москва;1 234,50\nАнна Смирнова;Казань;99,00'],
  ['windows-1253', 'Όνομα;Πόλη\nΓεώργιος Παπαδόπουλος;Αθήνα\nΜαρία;Πάτρα'],
  ['windows-1254', 'Adı;Şehir;Durum\nÇağla Öztürk;İstanbul;Ödendi\nŞükrü Yıldız;İzmir;Bekliyor'],
  ['shift_jis', '商品名,価格,備考\nりんご,120,青森県産のふじ\nみかん,80,愛媛'],
  ['utf-16le', '会社名,所在地\n山田太郎商店株式会社,東京都港区赤坂営業所\n佐藤工業,大阪市北区梅田'],
  ['utf-16be', 'Имя,Город,Заметка\nАлексей,Нижний Новгород,Постоянный клиент\n'],
];

it.each(TABLES)(
  'a table in %s, without a mark of it, is read as it was written: %j',
  async (encoding, table) => {
    const bytes = encoded(table, encoding);
    const { encoding: found } = await encodingOf(inOne(bytes));
    expect(new TextDecoder(found).decode(bytes)).toBe(table);
  },
);

it.each(['a,b\nx\0y,z\n', `a\0b,ü\n${'x,y\n'.repeat(90)}`, 'a,b\n\0\0\0,c\n'])(
  'stray empty bytes make no other text UTF-16: %j',
  async (text) => {
    expect((await encodingOf(inOne(Buffer.from(text)))).encoding).toBe('utf-8');
  },
);
