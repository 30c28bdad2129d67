export const paperSizes = ['letter', 'a4'] as const
export type PaperSize = (typeof paperSizes)[number]
export const paperSizeNames: Record<PaperSize, string> = { letter: 'US Letter', a4: 'A4' }

/** North America and a few others have Letter; a studio whose time zone is not known yet counts as American. */
const withLetter = /^(America|US|Canada)\/|^Pacific\/(Honolulu|Guam|Pago_Pago|Saipan)$|^Asia\/Manila$|^(Etc\/)?UTC$/
const a4InAmerica =
  /^America\/(Argentina|Araguaina|Asuncion|Bahia|Belem|Boa_Vista|Buenos_Aires|Campo_Grande|Cayenne|Cuiaba|Eirunepe|Fortaleza|Guayaquil|Guyana|La_Paz|Lima|Maceio|Manaus|Montevideo|Noronha|Paramaribo|Porto_Velho|Recife|Rio_Branco|Santarem|Sao_Paulo)\b/

export const usualPaperSize = (timeZone: string): PaperSize =>
  withLetter.test(timeZone) && !a4InAmerica.test(timeZone) ? 'letter' : 'a4'
