import { fold } from './lang.ts';

/**
 * Languages that the lexicon does not speak, as glosses: an English word, then the beginnings of the words for
 * it (folded, '/' between several). Enough to see what an app is about; what is not here stays as typed.
 */
export const FOREIGN_LANGS = [
  'pl',
  'sv',
  'da',
  'cs',
  'tr',
  'ro',
  'fi',
  'ru',
  'ja',
  'zh',
  'ko',
] as const;
export type ForeignLang = (typeof FOREIGN_LANGS)[number];

/** How each language calls itself, and a sentence about what was done; `{0}` are the words that were known. */
export const FOREIGN_NAMES: Record<ForeignLang, { name: string; english: string }> = {
  pl: { name: 'polski', english: 'Polish' },
  sv: { name: 'svenska', english: 'Swedish' },
  da: { name: 'dansk/norsk', english: 'Danish or Norwegian' },
  cs: { name: 'čeština', english: 'Czech' },
  tr: { name: 'Türkçe', english: 'Turkish' },
  ro: { name: 'română', english: 'Romanian' },
  fi: { name: 'suomi', english: 'Finnish' },
  ru: { name: 'русский', english: 'Russian' },
  ja: { name: '日本語', english: 'Japanese' },
  zh: { name: '中文', english: 'Chinese' },
  ko: { name: '한국어', english: 'Korean' },
};

const TABLE = `
app | aplikacj | app | app | aplikac | uygulama | aplicati | sovellu | приложени | アプリ | 应用/應用 | 앱
for | dla | for | for/til | pro | icin | pentru | - | для | - | 用于 | 위한
with | z/ze | med | med | s/se | ile | cu | - | с/со | - | 包含/包括 | -
and | i/oraz | och | og | a | ve | si | ja | и | と/や | 和/与/及 | 와/과
my | moj/mojego/mojej/moich | min/mitt/mina | min/mit/mine | muj/moje/meho | benim | meu/mea/mele | minun | мой/моя/моего/моих | 私の | 我的 | 내
our | nasz | var/vart/vara | vores/var | nas | bizim | nostru/noastr | meidan | наш | 私たちの | 我们的 | 우리
track | sledz/zarzadz | spara/folj/halla reda | spor/holde styr | sledov/sprav | takip | urmari/gestion | seurata/seuranta | учет/учёт/отслеж | 記録/管理 | 记录/管理 | 기록/관리
list | lista/liste/listy | lista/listan | liste/listen | seznam | liste | lista/liste | lista/luettelo | список/списк | リスト/一覧 | 清单/列表 | 목록
tasks | zadan/zadani | uppgift | opgave/oppgave | ukol | gorev | sarcin | tehtav | задач | タスク/課題 | 任务 | 할 일/작업
books | ksiazk | bok/bocker | bog/boger/boker | knih | kitap/kitab | carti/carte | kirja/kirjo | книг | 本/書籍 | 书籍/图书/书 | 책/도서
author | autor | forfattar | forfatter | autor | yazar | autor | kirjailij/tekij | автор | 著者 | 作者 | 저자
title | tytul | titel | titel/tittel | nazev/titul | baslik | titlu | otsikko/nimike | название/заголов | タイトル/題名 | 标题 | 제목
name | nazw/imie | namn | navn | jmeno/nazev | isim/ad/adi/adlar | nume | nimi/nime | имя/имени | 名前/氏名 | 姓名/名称 | 이름
recipes | przepis | recept | opskrift/oppskrift | recept | tarif | retet | resept | рецепт | レシピ | 食谱/菜谱 | 레시피
ingredients | skladnik | ingrediens | ingrediens | ingredienc/surovin | malzeme | ingredient | ainesosa/aines | ингредиент | 材料 | 配料/材料 | 재료
photo | zdjeci/fotograf | foto/bild | foto/billede/bilde | fotk/fotografi | fotograf/resim | poz/fotograf | valokuv/kuva | фото/снимок | 写真 | 照片/图片 | 사진
rating | ocen | betyg | bedommelse/vurdering/karakter | hodnocen | puan/degerlendirme | evaluar/rating | arvosana/arvio | оценк/рейтинг | 評価 | 评分/评价 | 평점/평가
expenses | wydatk/wydatek | utgift | udgift/utgift | vydaj | harcama/gider | cheltuiel | kulu/meno | расход | 支出/経費 | 支出/开支 | 지출
income | przychod/dochod | inkomst | indtaegt/inntekt | prijm | gelir | venit | tulo | доход | 収入 | 收入 | 수입
amount | kwot | belopp/summa | belob/belop | castk | tutar/miktar | suma | summa/maara | сумм | 金額 | 金额 | 금액
price | cen/cena/cene | pris/priser | pris | cena/cenu/cenou | fiyat | pret/preturi | hinta/hinna | цен | 価格/料金/値段 | 价格 | 가격
category | kategori | kategori | kategori | kategori | kategori | categori | kategori/luokka | категори | カテゴリ | 类别/分类 | 카테고리/분류
date | data/date/daty/dat | datum | dato | datum | tarih | data | paivamaar/pvm | дат | 日付/日時 | 日期 | 날짜
due date | termin | deadline/forfallo | frist/forfald | termin | son tarih | termen | maarapaiv/erapaiv | срок | 期限/締切 | 截止日期/期限 | 마감
time | godzin/czas | tid/klockslag | tid/klokke | cas/hodin | saat/zaman | ora/timp | aika/kello | время | 時間 | 时间 | 시간
place | miejsc | plats | sted | misto | yer/mekan | loc/locul | paikka | место | 場所 | 地点 | 장소
status | status | status | status | stav/status | durum | stare/status | tila | статус | 状態/ステータス | 状态 | 상태
person | osob | person | person | osob | kisi | persoan | henkilo | человек/лиц/ответствен | 担当者/人 | 负责人/人员 | 담당자/사람
customers | klient | kund | kunde | zakazni/klient | musteri | client | asiakka | клиент | 顧客/お客様 | 客户/顾客 | 고객
services | uslug | tjanst | tjeneste/ydelse | sluzb | hizmet | servici | palvelu | услуг | サービス | 服务 | 서비스
appointments | wizyt/spotka | bokning/tidsbokning | aftale/avtale | schuzk/objednav | randevu | programar | ajanvarau/tapaami | запис/встреч | 予約 | 预约 | 예약
bookings | rezerwacj | bokningar | booking/bestilling | rezervac | rezervasyon | rezervar | varauks | бронир | 予約管理 | 预订 | 예약 관리
rental | wypozyczaln | uthyrning | udlejning/utleie | pujcovn | kiralama | inchirier | vuokraus | прокат/аренд | レンタル | 租赁 | 대여
bikes | rower | cykel/cyklar | cykel/cykler/sykkel | kol/kola | bisiklet | biciclet | pyora | велосипед | 自転車 | 自行车 | 자전거
cars | samochod/auto | bil/bilar | bil/biler | auto/vuz | araba/arac | masin | auto/autot | автомобил/машин | 車 | 汽车/车辆 | 자동차
number | numer | nummer | nummer | cislo | numara | numar | numero | номер | 番号 | 编号/号码 | 번호
type | typ | typ | type | typ | tur/tip | tip | tyyppi | тип/вид | 種類/タイプ | 类型/种类 | 종류/유형
address | adres | adress | adresse | adres | adres | adres | osoite | адрес | 住所 | 地址 | 주소
phone | telefon | telefon | telefon | telefon | telefon | telefon | puhelin | телефон | 電話 | 电话 | 전화
email | e-mail/email | e-post/mejl | e-mail/e-post | e-mail/email | e-posta/eposta | e-mail/email | sahkopost | почт/имейл | メール | 邮箱/邮件 | 이메일
notes | notat/uwag | anteckning | noter/notat | poznamk | not/notlar | note/noti | muistiinpano | заметк/примечан | メモ | 备注/笔记 | 메모
description | opis | beskrivning | beskrivelse | popis | aciklama | descrier | kuvaus | описани | 説明 | 描述/说明 | 설명
members | czlonk | medlem | medlem | clen | uye | membr | jasen | участник/член | 会員/メンバー | 会员/成员 | 회원
team | zespol | team/lag | team/hold/lag | tym | takim/ekip | echip | tiimi/joukkue | команд | チーム | 团队 | 팀
students | uczni/student | elev/student | elev/studerend | student/zak | ogrenci | elev/student | oppila/opiskelij | учени/студент | 生徒/学生 | 学生 | 학생
teacher | nauczyciel | larare | laerer | ucitel | ogretmen | profesor | opettaj | учител | 先生/講師 | 老师/教师 | 선생님/강사
class | zajeci/lekcj | kurs/klass/lektion | kursus/kurs/hold | kurz/lekc | ders | curs/lecti | kurssi | заняти/урок/курс | 授業/クラス/レッスン | 课程 | 수업
products | produkt | produkt/vara/varor | produkt/vare | produkt/zboz | urun | produs | tuotte/tuote | товар/продукт | 商品/製品 | 产品/商品 | 상품/제품
orders | zamowie | order/bestallning | ordre/bestilling | objednavk | siparis | comenz/comand | tilaus/tilauks | заказ | 注文 | 订单 | 주문
quantity | ilosc/liczb | antal | antal/antall | mnozstv/pocet | adet/sayi | cantitat | maara | количеств | 数量/在庫 | 数量/库存 | 수량
events | wydarze | evenemang/handelse | begivenhed/arrangement | udalost/akc | etkinlik | eveniment | tapahtum | событи/мероприят | イベント | 活动 | 행사
meetings | spotkan | moten/mote | mode/moder | schuz | toplanti | sedint/intalnir | kokou | собрани/совещан | 会議 | 会议 | 회의
plants | roslin | vaxt/vaxter | plante | rostlin/kytk | bitki | plant | kasvi | растени | 植物 | 植物 | 식물
workouts | trening | traning | traening/trening | cviceni/trenink | antrenman | antrenament | treeni/harjoitu | тренировк | トレーニング/運動 | 锻炼/健身 | 운동
weight | wag | vikt | vaegt/vekt | vah | kilo/agirlik | greutat | paino | вес | 体重 | 体重 | 체중
invoices | faktur | faktur | faktura | faktur | fatura | factur | lasku | счет/счёт | 請求書 | 发票 | 청구서
movies | film | film | film | film | film | film | elokuv | фильм | 映画 | 电影 | 영화
wine | win/wino | vin | vin | vin | sarap | vin | viini | вин | ワイン | 葡萄酒/红酒 | 와인
pets | zwierz | husdjur/djur | kaeledyr/dyr | mazlic/zvirat | evcil hayvan/hayvan | animal | lemmik | питом/животн | ペット | 宠物 | 반려동물
birthday | urodzin | fodelsedag | fodselsdag/bursdag | narozenin | dogum gun | zi de nastere | syntymapaiv | день рождени | 誕生日 | 生日 | 생일
book club | klub ksiazk | bokklubb/bokcirkel | bogklub/boksirkel | knizni klub | kitap kulub | club de carte | lukupiiri | книжный клуб | 読書会 | 读书会 | 독서모임
club | klub | klubb/forening | klub/klubb/forening | klub/spolek | kulup/dernek | club | kerho/seura | клуб | クラブ | 俱乐部 | 동호회/클럽
restaurant | restauracj | restaurang | restaurant | restaurac | restoran | restaurant | ravintola | ресторан | レストラン | 餐厅 | 식당
hair salon | fryzjer/salon | frisor/salong | frisor/salon | kadernic | kuafor/salonu | coafor/salon | kampaamo | парикмахер/салон | 美容室 | 理发店/美发 | 미용실
`;

interface Gloss {
  english: string;
  stems: string[];
  /** As written, for scripts whose marks change the letter. */
  raw: string[];
}

const glosses = new Map<ForeignLang, Gloss[]>();

function glossesOf(lang: ForeignLang): Gloss[] {
  const known = glosses.get(lang);
  if (known) return known;
  const at = FOREIGN_LANGS.indexOf(lang) + 1;
  const list = TABLE.trim()
    .split('\n')
    .map((line) => {
      const cells = line.split('|').map((cell) => cell.trim());
      const raw = (cells[at] ?? '').split('/').filter((stem) => stem.trim() !== '');
      return {
        english: cells[0] ?? '',
        raw,
        stems: raw.map((stem) => fold(stem).trim()).filter(Boolean),
      };
    });
  glosses.set(lang, list);
  return list;
}

/** Letters that carry no mark to take off. */
const plainLatin = (low: string) =>
  low.replace(
    /[łıøđæ]/g,
    (letter) => ({ ł: 'l', ı: 'i', ø: 'o', đ: 'd', æ: 'ae' })[letter] ?? letter,
  );

interface Stem {
  stem: string;
  english: string;
  /** Short stems are whole words; longer ones may carry an ending. */
  isWhole: boolean;
}

const byLetter = new Map<ForeignLang, Map<string, Stem[]>>();

/** The stems of a language by their first letter: a word is compared with those that may begin it. */
function stemsByLetter(lang: ForeignLang): Map<string, Stem[]> {
  const known = byLetter.get(lang);
  if (known) return known;
  const all = glossesOf(lang).flatMap(({ english, stems }) =>
    stems.map((stem) => ({
      stem,
      english,
      isWhole: stem.length < (/[a-z]/.test(stem) ? 4 : 3),
    })),
  );
  const found = Map.groupBy(all, ({ stem }) => stem.charAt(0));
  byLetter.set(lang, found);
  return found;
}

/** What a word of another language means in English: by the longest stem that begins it. */
export function glossOf(low: string, lang: ForeignLang): string | undefined {
  const word = plainLatin(low);
  let best = { length: 0, english: '' };
  for (const { stem, english, isWhole } of stemsByLetter(lang).get(word.charAt(0)) ?? []) {
    const fits = isWhole ? word === stem : word.startsWith(stem) && word.length - stem.length < 6;
    if (fits && stem.length > best.length) best = { length: stem.length, english };
  }
  return best.english || undefined;
}

/** All stems of a language with their English, longest first: for scripts that leave no spaces between words. */
export function stemsOf(lang: ForeignLang): [string, string][] {
  return glossesOf(lang)
    .flatMap(({ english, raw }) => raw.map((stem): [string, string] => [stem, english]))
    .sort((a, b) => b[0].length - a[0].length);
}
