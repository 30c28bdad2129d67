import currencies from 'country-to-currency'
import type { Region } from '#platform/contract/locale/region.ts'

/** The Netherlands Antilles, which the package still has, are no country any more. */
export const countries = Object.keys(currencies).filter((country) => country !== 'AN')

function currencyIn(country: string): string {
  return currencies[country as keyof typeof currencies]
}

const has = (codes: string, country: string) => codes.split(' ').includes(country)

/**
 * From the CLDR, without what it says of countries only because it has no data for them. Where a number for the year comes
 * first but words do not follow it, as in Sweden, the day counts as first.
 */
const monthFirst = 'AS GU MH MP PA PH PR PW UM US VI'
const yearFirst = 'CA CN HU IR JP KP KR LT MN TW'
const hours12 =
  'AE AG AL AR AS AU BB BD BH BM BN BO BS BT CA CC CL CO CR CU CX CY DJ DM DO DZ EC EG EH ER ET FJ FM GD GH GM GR GT GU GY HK HM HN IN IQ JM JO KH KI KN KP KR KW KY LB LC LR LS LY MH MO MP MR MV MW MX MY NA NI NZ OM PA PE PG PH PK PR PS PW PY QA SA SB SD SG SL SO SS SV SY SZ TC TD TN TO TT TV TW UM US UY VC VE VG VI VU WS YE ZM'
const fromSunday =
  'AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN IS JM JP KE KH KR LA MH MM MO MT MV MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZM ZW'
const fromSaturday = 'AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY'
const onLetter = 'AS BZ CA CL CO CR DO GT GU MP MX NI PA PH PR SV UM US VE VI'

/** What is usual in a country. */
const usualIn = (country: string): Region => ({
  country,
  currency: currencyIn(country),
  dateOrder: has(monthFirst, country) ? 'month' : has(yearFirst, country) ? 'year' : 'day',
  clock: has(hours12, country) ? 12 : 24,
  weekStart: has(fromSunday, country) ? 'sunday' : has(fromSaturday, country) ? 'saturday' : 'monday',
  paper: has(onLetter, country) ? 'letter' : 'a4',
})

/** What a studio has chosen; null is as usual in its country. */
export type RegionChoices = { country: string } & { [Part in keyof Omit<Region, 'country'>]: Region[Part] | null }

export function regionOf({ country, ...choices }: RegionChoices): Region {
  const usual = usualIn(country)
  return {
    country,
    currency: choices.currency ?? usual.currency,
    dateOrder: choices.dateOrder ?? usual.dateOrder,
    clock: choices.clock ?? usual.clock,
    weekStart: choices.weekStart ?? usual.weekStart,
    paper: choices.paper ?? usual.paper,
  }
}
