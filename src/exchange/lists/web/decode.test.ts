import { expect, it } from 'vitest'
import { textOf } from '#exchange/lists/web/decode.ts'
import { encoded } from '#exchange/lists/web/encode-for-tests.ts'

it.each([
  ['utf-16le', 'Name;Ort\r\nZoë Müller;Köln\r\n'],
  ['utf-16be', 'Name;Ort\r\nZoë Müller;Köln\r\n'],
  ['windows-1252', 'Nom;Ville\r\nHélène Lefèvre;Besançon\r\nFrançois Œuvrard;Orléans\r\nJürgen Groß;Köln\r\n'],
  ['windows-1252', 'Navn;By\r\nSøren Jørgensen;Århus\r\nÅse Bjørnstad;Tromsø\r\nIñaki Muñoz;Logroño\r\n'],
  ['windows-1250', 'Imię;Miasto\r\nŁukasz Wąs;Łódź\r\nGrażyna Święcicka;Kraków\r\nMałgorzata Żak;Wrocław\r\n'],
  ['windows-1250', 'Jméno;Město\r\nJiří Dvořák;Plzeň\r\nŽofie Růžičková;Třebíč\r\nTomáš Hřebíček;Ústí\r\n'],
  ['windows-1254', 'Ad;Şehir\r\nAyşe Yıldız;İstanbul\r\nÇağrı Güneş;Eskişehir\r\nIşıl Doğan;Muğla\r\n'],
  ['windows-1251', 'Имя;Город\r\nМария Иванова;Москва\r\nСергей Щукин;Тверь\r\n'],
  ['windows-1253', 'Όνομα;Πόλη\r\nΓιώργος Παπαδόπουλος;Αθήνα\r\nΕλένη Νικολάου;Πάτρα\r\n'],
  ['windows-1255', 'שם;עיר\r\nמיכל כהן;חיפה\r\nדוד לוי;תל אביב\r\n'],
  ['windows-1256', 'الاسم;المدينة\r\nمحمد العلي;دمشق\r\nفاطمة حسن;بيروت\r\n'],
  ['shift_jis', '氏名,住所\r\n田中 太郎,東京都千代田区\r\nさくら ソニア,大阪府\r\n'],
])('a text in %s is read as it was written: %s', (encoding, text) => {
  expect(textOf(encoded(text, encoding))).toBe(text)
})
