import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { colorSchemes } from '#platform/contract/portal-looks.ts'
import { mailColours } from '#platform/server/jobs/mail-colours.ts'
import { renderMail } from '#platform/server/jobs/mail-template.ts'

const css = readFileSync(new URL('../../../overview/portal/web/schemes.css', import.meta.url), 'utf8')

function coloursOf(selector: string) {
  const [, block = ''] = css.split(`\n${selector} {`)
  const found = block.slice(0, block.indexOf('}')).matchAll(/--(paper|line|accent|on-accent): (#\w+);/g)
  return Object.fromEntries(Array.from(found, ([, name, colour]) => [name, colour]))
}

it.each(colorSchemes)('the colours of a mail are those of a portal in %s', (scheme) => {
  expect(mailColours[scheme]).toEqual({
    light: coloursOf(`[data-scheme='${scheme}']`),
    dark: coloursOf(`.dark [data-scheme='${scheme}']`),
  })
})

it('a mail escapes what people wrote, and keeps their line breaks', () => {
  const mail = {
    to: 'emma@example.com',
    subject: 'A <b> & "c"',
    greeting: 'Dear <Emma>,',
    paragraphs: ['One\nTwo & <script>'],
    items: [
      { title: '<i>', text: '', path: '/a?b=1&c=2' },
      { title: 'Cake', text: '<u>', path: '/"cake"' },
    ],
    action: { label: 'Open <all>', path: '/a?d=1&e=2' },
    footnote: 'From <Rose>',
    settings: { path: '/s?f=1&g=2', unsubscribe: '' },
    studio: 'Rose & "Rye"',
  }
  const { html, text } = renderMail(mail, 'https://larkspur.example', 'cid:logo')
  expect(html).toContain('<title>A &lt;b&gt; &amp; &quot;c&quot;</title>')
  expect(html).toContain('Dear &lt;Emma&gt;,')
  expect(html).toContain('One<br>Two &amp; &lt;script&gt;')
  expect(html).toContain('href="https://larkspur.example/a?b=1&amp;c=2">&lt;i&gt;</a></p>')
  expect(html).toContain('href="https://larkspur.example/&quot;cake&quot;">Cake</a><br>&lt;u&gt;</p>')
  expect(html.match(/https:\/\/larkspur.example\/a\?d=1&amp;e=2/g)).toHaveLength(2)
  expect(html).toContain('>Open &lt;all&gt;</a>')
  expect(html).toContain('>From &lt;Rose&gt;</p>')
  expect(html).toContain('href="https://larkspur.example/s?f=1&amp;g=2"')
  expect(html).toContain('<img src="cid:logo" alt="Rose &amp; &quot;Rye&quot;"')
  expect(renderMail(mail, 'https://larkspur.example').html).toContain('>Rose &amp; &quot;Rye&quot;</p>')
  expect(text).toContain('One\nTwo & <script>\n\n<i>\nhttps://larkspur.example/a?b=1&c=2\n\nCake\n<u>\n')
})
