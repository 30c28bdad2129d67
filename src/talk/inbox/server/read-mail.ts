import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Splitter, type MimeNode, type SplitterChunk } from '@zone-eu/mailsplit'
import addressparser from 'nodemailer/lib/addressparser'
import libmime from 'libmime'
import { decodedBytes, decodedText } from '#talk/inbox/server/decode.ts'
import { textOfHtml } from '#talk/inbox/server/html-text.ts'

export type MailFile = { name: string; type: string; bytes: Buffer }
/** A file that is larger than accepted, or one too many; only its name is known. */
type LeftOut = { name: string }

export type ReadMail = {
  /** All values of a header, as sent. */
  header: (name: string) => string[]
  from: { name: string; address: string } | undefined
  subject: string
  text: string
  files: MailFile[]
  leftOut: LeftOut[]
  /** The parts of a delivery report: its status, and what it returns of the original. */
  report: { status: string; original: string } | undefined
  /** Whether reading stopped early: too many parts, too long headers. */
  isBroken: boolean
}

type Part = { node: MimeNode; pieces: Buffer[]; size: number; isCut: boolean }

/** Limits that no mail written by a person reaches. */
const mostHeaderBytes = 256 * 1024
const mostParts = 300
const mostTextBytes = 512 * 1024
const mostTextParts = 20

type Limits = { fileBytes: number; files: number }

/** Reads a mail as it arrives. What it keeps is limited, however the mail is built. */
export async function readMail(raw: Readable, limits: Limits): Promise<ReadMail> {
  const parts: Part[] = []
  const splitter = new Splitter({ maxHeadSize: mostHeaderBytes, maxChildNodes: mostParts, ignoreEmbedded: true })
  let isBroken = false
  let kept = 0
  let keptTexts = 0
  const take = (chunk: SplitterChunk) => {
    if (chunk.type === 'node') parts.push({ node: chunk, pieces: [], size: 0, isCut: false })
    const part = parts.at(-1)
    if (chunk.type !== 'body' || !part) return
    if (part.size === 0) {
      if (isFile(part.node)) kept += 1
      else keptTexts += 1
    }
    part.size += chunk.value.length
    const isWanted = isFile(part.node) ? kept <= limits.files : keptTexts <= mostTextParts
    part.isCut ||= !isWanted || part.size > mostEncoded(part.node, limits)
    if (part.isCut && isFile(part.node)) part.pieces = []
    else if (!part.isCut) part.pieces.push(Buffer.from(chunk.value))
  }
  try {
    await pipeline(raw, splitter, async (chunks: AsyncIterable<SplitterChunk>) => {
      for await (const chunk of chunks) take(chunk)
    })
  } catch (error) {
    if ((error as { code?: string }).code !== 'EMAXLEN') throw error
    isBroken = true
  }
  return assembled(parts, limits, isBroken)
}

const isText = ({ contentType }: MimeNode) => contentType === 'text/plain' || contentType === 'text/html'
const isReport = ({ contentType }: MimeNode) =>
  contentType === 'message/delivery-status' ||
  contentType === 'text/rfc822-headers' ||
  contentType === 'message/rfc822-headers'

const isFile = (node: MimeNode) =>
  !isReport(node) && (node.disposition === 'attachment' || node.filename !== false || !(isText(node) || noType(node)))
const noType = ({ contentType }: MimeNode) => !contentType || !contentType.includes('/')

/** Base64 needs four bytes for three, and line breaks. */
const mostEncoded = (node: MimeNode, { fileBytes }: Limits) => (isFile(node) ? 1.4 * fileBytes : mostTextBytes)

const bytesOf = ({ node, pieces }: Part) => decodedBytes(Buffer.concat(pieces), node.encoding || '')
const textOf = (part: Part) => decodedText(bytesOf(part), part.node.charset || '')

function plainText(part: Part): string {
  const text = textOf(part)
  return part.node.flowed ? libmime.decodeFlowed(text, part.node.delSp) : text
}

function assembled(parts: Part[], limits: Limits, isBroken: boolean): ReadMail {
  const [root] = parts
  const header = (name: string) =>
    (root?.node.headers ? root.node.headers.get(name) : []).map((line) => line.slice(line.indexOf(':') + 1).trim())
  const bodies = parts.filter(({ node, pieces }) => !node.multipart && !isFile(node) && pieces.length > 0)
  const status = bodies.find(({ node }) => node.contentType === 'message/delivery-status')
  const inPlain = bodies.filter(({ node }) => node.contentType === 'text/plain' || noType(node))
  const plain = inPlain.map(plainText).join('\n').trim()
  const inHtml = () => bodies.filter(({ node }) => node.contentType === 'text/html')
  const files: MailFile[] = []
  const leftOut: LeftOut[] = []
  for (const part of parts) {
    if (part.node.multipart || !isFile(part.node) || isOrnament(part)) continue
    const name = part.node.filename || ''
    const bytes = part.isCut ? undefined : bytesOf(part)
    if (bytes && bytes.length <= limits.fileBytes) files.push({ name, type: part.node.contentType || '', bytes })
    else leftOut.push({ name })
  }
  return {
    header,
    from: senderOf(header('from')),
    subject: decodedHeader(header('subject')[0] ?? ''),
    text:
      plain ||
      inHtml()
        .map((part) => textOfHtml(textOf(part)))
        .join('\n')
        .trim(),
    files,
    leftOut,
    report: status && { status: textOf(status), original: originalOf(parts) },
    isBroken,
  }
}

const mostOfOriginal = 64 * 1024

/** What a delivery report returns of the mail: its headers, or all of it. */
function originalOf(parts: Part[]): string {
  const part = parts.find(({ node }) =>
    /^(message\/rfc822|(text|message)\/rfc822-headers)$/.test(node.contentType || ''),
  )
  return part ? bytesOf(part).subarray(0, mostOfOriginal).toString('latin1') : ''
}

const signatureTypes = /^application\/(pkcs7-signature|x-pkcs7-signature|pgp-signature)$/
const ornamentBytes = 10 * 1024

/** Signatures of mail programs, and the small pictures that letterheads show inside the text. */
function isOrnament({ node, size }: Part): boolean {
  if (signatureTypes.test(node.contentType || '')) return true
  const hasId = node.headers !== false && node.headers.hasHeader('content-id')
  const isPicture = (node.contentType || '').startsWith('image/')
  return hasId && isPicture && node.disposition !== 'attachment' && size < ornamentBytes
}

const mostHeaderText = 1000

function decodedHeader(value: string): string {
  const short = value.slice(0, 4 * mostHeaderText)
  let decoded = short
  try {
    decoded = libmime.decodeWords(short)
  } catch {
    // Encoded words that can't be decoded are shown as they are.
  }
  return decoded
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, mostHeaderText)
    .toWellFormed()
}

/** The sender, if the mail names exactly one. */
function senderOf(lines: string[]): ReadMail['from'] {
  const [line = '', ...others] = lines
  if (others.length > 0 || line.length > 2 * mostHeaderText) return undefined
  const [only, ...more] = addressparser(line, { flatten: true })
  if (!only || more.length > 0) return undefined
  return { name: decodedHeader(only.name), address: only.address.toLowerCase() }
}
