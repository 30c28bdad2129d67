import type { Envelope } from '#guests/guests/contract/endpoints.ts'
import { csvOf } from '#guests/guests/web/public/save-guests.ts'
import { t } from '#platform/web/locale/t.ts'
import { qrCodeAsSvg } from '#platform/web/ui/files/qr-code.ts'

type Listed = Pick<Envelope, 'id' | 'name' | 'address' | 'email'>
type Links = readonly { envelopeId: number; address: string }[]

/** Readable in every file system. */
const inFileName = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)

/**
 * What a print shop needs: a list with the link of each envelope, and a QR code of each. The list names the file of the code, so
 * that programs for layout place it by themselves.
 */
export function printersFiles(envelopes: readonly Listed[], links: Links) {
  const addresses = new Map(links.map(({ envelopeId, address }) => [envelopeId, address]))
  const linked = envelopes.filter(({ id }) => addresses.has(id))
  const codes: Record<string, string> = {}
  const rows = linked.map(({ id, name, address, email }, index) => {
    const link = addresses.get(id) ?? ''
    const file = `${String(index + 1).padStart(4, '0')} ${inFileName(name)}.svg`
    codes[file] = link
    return [name, address ?? '', email ?? '', link, file]
  })
  return {
    csv: csvOf([[t('Envelope'), t('Address'), t('Email'), t('RSVP link'), t('QR code')], ...rows]),
    svgs: () => Object.fromEntries(Object.entries(codes).map(([file, link]) => [file, qrCodeAsSvg(link)])),
  }
}
