import { Html, html } from '#guests/rsvp/server/public/html.ts'
import { paletteOf, type ColorPalette } from '#platform/contract/color-palette.ts'
import type { Language } from '#platform/contract/locale/language.ts'
import { installColours } from '#platform/server/http/install-colours.ts'

const variables = (shades: Record<string, string>) =>
  Object.entries(shades)
    .map(([name, color]) => `--${name}:${color}`)
    .join(';')

const grounds = {
  light: { ground: '#ffffff', ink: '#2a2521', 'soft-ink': '#57504a', field: '#857c74', trouble: '#9b1c1c' },
  dark: { ground: '#1c1a18', ink: '#f4efe8', 'soft-ink': '#cfc7bd', field: '#948b82', trouble: '#ffb4a9' },
}

const rules = `*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:1.125rem/1.5 Georgia,'Times New Roman',serif;overflow-wrap:anywhere}
header{padding:2.5rem 1rem;text-align:center;color:var(--on-banner);background:var(--banner-from)}
h1,header p{text-wrap:balance}h1{margin:0;font-size:2.125rem;line-height:1.2;font-weight:normal}
header p{margin:.5rem 0 0}main{max-width:40rem;margin:0 auto;padding:1.5rem 1rem 3rem}
footer{padding:0 1rem 2rem;text-align:center;color:var(--soft-ink)}p{margin:.25rem 0 1rem}
fieldset{margin:0 0 1.5rem;padding:1rem;border:1px solid var(--line);border-radius:12px;background:var(--ground);min-width:0}
fieldset fieldset{margin:0 0 1rem;padding:0;border:0}legend{float:left;width:100%;margin:0 0 .75rem;padding:0;font-size:1.375rem;line-height:1.3;font-weight:bold}legend+*{clear:both}
input+fieldset{margin-top:1.25rem}
fieldset fieldset legend{margin:0;font-size:1.125rem}small{display:block;margin:0 0 .25rem;font-size:1rem;color:var(--soft-ink)}
label{display:block;margin:.75rem 0 .25rem}.choice{display:flex;gap:.75rem;align-items:center;min-height:3rem;margin:0}
.choice input{width:1.5rem;height:1.5rem;margin:0;flex:none;accent-color:var(--accent)}
input:not([type=radio]):not([type=checkbox]):not([type=hidden]),select,textarea{display:block;width:100%;min-height:3rem;padding:.5rem .75rem;font:inherit;color:var(--ink);background:var(--ground);border:2px solid var(--field);border-radius:8px}
button{width:100%;min-height:3.5rem;padding:.5rem 1rem;font:inherit;font-weight:bold;color:var(--on-accent);background:var(--accent);border:0;border-radius:8px;cursor:pointer}
a{color:var(--accent-ink)}:focus-visible{outline:3px solid var(--accent-ink);outline-offset:2px}
.told{margin:0 0 1.5rem;padding:1rem;border:2px solid var(--accent);border-radius:12px;background:var(--ground)}.told p{margin:0}
dl{margin:0 0 .75rem}dl>div{margin:0 0 .75rem}dt{font-weight:bold}dd{margin:0;color:var(--soft-ink)}dd::first-letter,small::first-letter{text-transform:uppercase}
form{margin:0 0 1.5rem}ul{margin:0;padding-left:1.25rem}.alone{display:inline-block;padding:.75rem 0}.same{margin:0 0 1.5rem;padding:0 1rem}.words{white-space:pre-line}h2{margin:1.5rem 0 .25rem;font-size:1.375rem}
.photograph{display:block;width:100%;height:240px;object-fit:cover;margin:0 0 1.5rem;border-radius:12px}
table{width:100%;border-collapse:collapse}th,td{padding:.375rem 0;text-align:left;font-weight:normal;vertical-align:top;border-top:1px solid var(--line)}td{text-align:right;font-variant-numeric:tabular-nums}
.trouble{border-color:var(--trouble);color:var(--trouble)}`

const styleOf = ({ light, dark }: ColorPalette) =>
  new Html(
    `:root{color-scheme:light dark;${variables({ ...light, ...grounds.light })}}` +
      `@media (prefers-color-scheme:dark){:root{${variables({ ...dark, ...grounds.dark, ground: dark.card })}}}${rules}`,
  )

type Page = {
  title: string
  language: Language
  /** Below the title. */
  lead?: Html
  body: Html
  foot?: string
  colors?: ColorPalette | null
}

/** A whole page, which needs nothing else to be shown. */
export const pageOf = ({ title, language, lead, body, foot, colors }: Page): string =>
  html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <style>
          ${styleOf(colors ?? paletteOf(installColours.larkspur.accent))}
        </style>
      </head>
      <body>
        <header>
          <h1>${title}</h1>
          ${lead}
        </header>
        <main>${body}</main>
        ${foot && html`<footer>${foot}</footer>`}
      </body>
    </html>`.text
