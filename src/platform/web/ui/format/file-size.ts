import { numbersOf } from '#platform/contract/locale/numbers-of.ts'
import { localeHere } from '#platform/web/locale/here.ts'
import { t } from '#platform/web/locale/t.ts'

const inUnits = [
  (size: string) => t('{size} Bytes', { size }),
  (size: string) => t('{size} KB', { size }),
  (size: string) => t('{size} MB', { size }),
  (size: string) => t('{size} GB', { size }),
]

function written(size: number): string {
  const { country } = localeHere().region
  const text = String(size)
  return country === 'US' ? text : text.replace('.', numbersOf(country).decimal)
}

/** Bytes as a readable size, in steps of 1024. */
export function fileSize(bytes: number): string {
  const step = bytes <= 0 ? 0 : Math.min(inUnits.length - 1, Math.floor(Math.log2(bytes) / 10))
  const size = Math.max(bytes, 0) / 1024 ** step
  return inUnits[step]!(written(step === 0 ? size : Number(size.toFixed(size < 10 ? 2 : 1))))
}
