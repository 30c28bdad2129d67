import type { ColorScheme } from '#platform/contract/portal-looks.ts'
import type { Language } from '#platform/contract/locale/language.ts'
import { paletteOf } from '#platform/contract/color-palette.ts'
import { translator } from '#platform/server/foundation/translator.ts'
import { mailColours } from '#platform/server/jobs/mail-colours.ts'

/** The contents of a mail, rendered as HTML and plain text by one template. */
export type Mail = {
  to: string
  /** What its words are in; English if none is named. */
  language?: Language
  subject: string
  greeting: string
  paragraphs: string[]
  /** List items, each with a link. */
  items?: { title: string; text: string; path: string }[]
  /** The path is appended to the public address. */
  action?: { label: string; path: string }
  footnote?: string
  /** The studio that the mail is sent for; Larkspur itself if there is none. */
  studio?: string
  /** The address for answers, of a mail that a studio sends to its couple. */
  replyTo?: string
  /** The colours of the couple's portal. */
  scheme?: ColorScheme
  /** The studio's own colour, in place of them. */
  color?: string
  /** Somebody waits for it, such as for a link to sign in with: it is sent before other mails. */
  isAwaited?: true
  /** The studio's logo in the file store. */
  logoKey?: string
  /** A job that is told why the mail server refused the mail for good, or that it took it after all. */
  whenRefused?: { job: string; payload: object }
  /** A job that is told if the mail may not have gone out. */
  whenUnknown?: { job: string; payload: object }
  /**
   * Where the recipient chooses how often such mail comes, or what else the label says, and the address that ends it with
   * one click.
   */
  settings?: { path: string; unsubscribe: string; label?: string }
}

/** The mail with the sender's own words above its usual text. */
export const withOwnWords = (mail: Mail, words: string | null | undefined): Mail =>
  words ? { ...mail, paragraphs: [words, ...mail.paragraphs] } : mail

const escape = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign)

/** The content id of the logo, which is attached to the mail. */
export const logoId = 'logo'

type RenderedMail = { subject: string; html: string; text: string }

/** The one template of every mail, in HTML and plain text. */
export function renderMail(mail: Mail, publicUrl: string, logo?: string): RenderedMail {
  const from = mail.studio ?? 'Larkspur'
  const t = translator(mail.language ?? 'en')
  const howOften = mail.settings?.label ?? t('Choose how often we email you')
  const link = mail.action && { label: mail.action.label, url: `${publicUrl}${mail.action.path}` }
  const settings = mail.settings && `${publicUrl}${mail.settings.path}`
  const items = (mail.items ?? []).map((item) => ({ ...item, url: `${publicUrl}${item.path}` }))
  const text = [
    mail.greeting,
    ...mail.paragraphs,
    ...items.map(({ title, text: words, url }) => [title, words, url].filter(Boolean).join('\n')),
    ...(link ? [`${t('{label}:', { label: link.label })}\n${link.url}`] : []),
    ...(mail.footnote ? [mail.footnote] : []),
    ...(settings ? [`${t('{label}:', { label: howOften })}\n${settings}`] : []),
    `${from}\n${publicUrl}`,
  ].join('\n\n')
  const body = [
    `<p class="name" style="margin:0 0 24px;font-size:20px">${logo ? `<img src="${escape(logo)}" alt="${escape(from)}" style="max-width:200px;max-height:64px;border:0">` : escape(from)}</p>`,
    ...[mail.greeting, ...mail.paragraphs].map(paragraph),
    ...items.map(itemInHtml),
    ...(link ? [buttonInHtml(link)] : []),
    ...(mail.footnote ? [`<p class="small" style="${small};margin:24px 0 0">${escape(mail.footnote)}</p>`] : []),
    ...(settings
      ? [
          `<p style="margin:8px 0 0"><a class="small" href="${escape(settings)}" style="${small}">${escape(howOften)}</a></p>`,
        ]
      : []),
  ]
  return { subject: mail.subject, html: pageAround(body.join('\n'), mail), text }
}

const small = 'font-size:13px;color:#6a6058'

const paragraph = (words: string) =>
  `<p dir="auto" style="margin:0 0 16px;overflow-wrap:anywhere">${escape(words).replaceAll(/\r?\n/g, '<br>')}</p>`

const itemInHtml = ({ title, text, url }: { title: string; text: string; url: string }) =>
  `<p dir="auto" style="margin:0 0 16px;overflow-wrap:anywhere"><a class="link" href="${escape(url)}">${escape(title)}</a>${text ? `<br>${escape(text)}` : ''}</p>`

const buttonInHtml = ({ label, url }: { label: string; url: string }) =>
  `<p style="margin:24px 0"><a class="button" href="${escape(url)}" style="display:inline-block;border:1px solid;text-decoration:none;padding:12px 20px;border-radius:10px">${escape(label)}</a></p>
<p class="small" style="${small};margin:0 0 16px;word-break:break-all">${escape(url)}</p>`

/** Mail programs that ignore style sheets show plain links on white; the others the portal's colours, by day and night. */
function pageAround(body: string, { language = 'en', subject, scheme = 'sand', color }: Mail): string {
  const { light, dark } = color ? paletteOf(color) : mailColours[scheme]
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escape(subject)}</title>
<style>
.page{background:${light.paper};color:#2a2521}.sheet{background:#ffffff;border:1px solid ${light.line}}
.link{color:${light.accent}}.button{background:${light.accent};border-color:${light.accent} !important;color:${light['on-accent']}}
@media (prefers-color-scheme:dark){
.page{background:${dark.paper};color:#f4ede5}.sheet{background:${dark.paper};border-color:${dark.line}}
.link{color:${dark.accent}}.button{background:${dark.accent};border-color:${dark.accent} !important;color:${dark['on-accent']}}
.small{color:#b6aa9e !important}
}
</style></head>
<body class="page" style="margin:0;font:16px/1.6 Georgia,serif"><div class="page" style="padding:32px 16px">
<div class="sheet" style="max-width:520px;margin:0 auto;border-radius:10px;padding:28px;box-sizing:border-box">
${body}
</div></div></body></html>`
}

/** A mail as its recipient gets it, to be shown before it is sent. */
export const previewOf = (mail: Mail, publicUrl: string) => ({ to: mail.to, ...renderMail(mail, publicUrl) })
