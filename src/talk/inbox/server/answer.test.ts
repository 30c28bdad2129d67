import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { answerIn } from '#talk/inbox/server/answer.ts'
import { textOfHtml } from '#talk/inbox/server/html-text.ts'

const quoted = '> Dear Emma,\n> Message from Rosa.\n> What about the flowers?'
const yes = 'Yes, white ones.\nAnd roses!'

describe('an answer in plain text', () => {
  it.each([
    ['nothing quoted', yes],
    ['Gmail', `${yes}\n\nOn Mon, 23 Nov 2026 at 10:02, Rosa via Larkspur <hello@larkspur.example> wrote:\n\n${quoted}`],
    [
      'a wrapped introduction',
      `${yes}\n\nOn Mon, 23 Nov 2026 at 10:02, Rosa via Larkspur <\nhello@larkspur.example> wrote:\n\n${quoted}`,
    ],
    ['German', `${yes}\n\nAm 23.11.2026 um 10:02 schrieb Rosa via Larkspur <hello@larkspur.example>:\n${quoted}`],
    ['French', `${yes}\n\nLe lun. 23 nov. 2026 à 10:02, Rosa <hello@larkspur.example> a écrit :\n\n${quoted}`],
    ['Spanish', `${yes}\n\nEl lun, 23 nov 2026 a las 10:02, Rosa (<hello@larkspur.example>) escribió:\n${quoted}`],
    ['no marks after the introduction', `${yes}\n\nOn 23 Nov 2026, Rosa wrote:\n\nDear Emma,\nWhat about the flowers?`],
    ['only quoted lines', `${yes}\n\n${quoted}`],
    ['an answer below the quotation', `On 23 Nov 2026, Rosa wrote:\n${quoted}\n\n${yes}`],
    [
      'Outlook',
      `${yes}\n\n________________________________\nFrom: Rosa via Larkspur <hello@larkspur.example>\nSent: Monday, November 23, 2026 10:02\nTo: Emma\nSubject: Message\n\nDear Emma,`,
    ],
    [
      'Outlook in German',
      `${yes}\n\nVon: Rosa <hello@larkspur.example>\nGesendet: Montag, 23. November 2026 10:02\nAn: Emma\nBetreff: Nachricht\n\nLiebe Emma,`,
    ],
    [
      'Outlook in French',
      `${yes}\n\nDe : Rosa\nEnvoyé : lundi 23 novembre 2026 10:02\nÀ : Emma\nObjet : Message\n\nBonjour`,
    ],
    ['an old Outlook', `${yes}\n\n-----Original Message-----\nFrom: Rosa\n\nDear Emma,`],
    ['an old Outlook in German', `${yes}\n\n-----Ursprüngliche Nachricht-----\nVon: Rosa\n\nLiebe Emma,`],
    ['a signature', `${yes}\n\n-- \nEmma Hart\nRose Lane 1`],
    ['a telephone', `${yes}\n\nSent from my iPhone`],
    ['a telephone, above the quotation', `${yes}\n\nSent from my iPhone\n\nOn 23 Nov 2026, Rosa wrote:\n\n${quoted}`],
    ['a German telephone', `${yes}\n\nVon meinem iPhone gesendet`],
    ['a French telephone', `${yes}\n\nEnvoyé de mon iPhone`],
    ['Outlook on a telephone', `${yes}\n\nGet Outlook for iOS`],
  ])('is found: %s', (_, text) => {
    expect(answerIn(text)).toBe(yes)
  })

  it.each([
    ['On Monday we come to see you.\nOn Tuesday too.'],
    ['Am Montag kommen wir.\nUnd dann?'],
    ['From: the church\nTo: the venue\nit takes ten minutes'],
    ['He wrote:\nnothing'],
    ['Prices: 5 > 3\n- one\n-- two'],
    ['Sent from my heart? No.\nBye'],
  ])('keeps what only looks like a quotation: %s', (text) => {
    expect(answerIn(text)).toBe(text)
  })

  it('is empty if everything is quoted', () => {
    expect(answerIn(`On 23 Nov 2026, Rosa wrote:\n${quoted}\n\nSent from my iPhone\n`)).toBe('')
  })

  it('is found in any text, also in one that is built to take long', () => {
    const line = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 80 }),
      fc.constantFrom('> quoted', 'On Monday, Rosa wrote:', '-- ', 'From: a', 'Sent: b', '', '_'.repeat(40)),
    )
    fc.assert(
      fc.property(fc.array(line, { maxLength: 40 }), (lines) => {
        const answer = answerIn(lines.join('\n'))
        expect(answer.length).toBeLessThanOrEqual(lines.join('\n').length)
        expect(answer.split('\n').filter((one) => one.startsWith('>'))).toEqual([])
      }),
    )
    for (const unit of ['On ', '> ', '\n', 'On a\n', 'From: a\n', '<a@b> ', '_', '-- \n', 'On a wrote'])
      answerIn(unit.repeat(400_000 / unit.length))
  })
})

describe('a mail in HTML', () => {
  it.each([
    ['<div>Yes, white ones.</div><div>And roses!</div>', yes],
    ['Yes, white ones.<br>And&nbsp;roses&#33;', yes],
    ['<p>Liebe Rosa,</p><p>Gr&uuml;&szlig;e &amp; &#x2764;</p>', 'Liebe Rosa,\n\nGrüße & ❤'],
    ['<style>p { color: red }</style><script>alert("<p>")</script><p>Yes</p><!-- <p>no</p> -->', 'Yes'],
    [
      '<div>Yes</div><div class="gmail_quote"><div>On 23 Nov, Rosa wrote:</div><blockquote><p>Dear</p><p>Emma</p></blockquote></div>',
      'Yes',
    ],
    ['<p>Yes', 'Yes'],
    ['<p', ''],
  ])('%s', (html, text) => {
    expect(answerIn(textOfHtml(html))).toBe(text)
  })

  it('is read whatever it holds, also if it is built to take long', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (html) => {
        expect(typeof textOfHtml(html)).toBe('string')
      }),
    )
    for (const unit of ['<', '<!--', '<p>', '&amp', '<script>', '<blockquote>', '<p ', 'a ', '>', '<a href="'])
      textOfHtml(unit.repeat(512_000 / unit.length))
  })
})
