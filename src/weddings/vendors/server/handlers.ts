import type * as endpoints from '#weddings/vendors/contract/endpoints.ts'
import type { WeddingVendor } from '#weddings/vendors/contract/endpoints.ts'
import { isFirm } from '#weddings/vendors/contract/vendor-choices.ts'
import { findClient, findClientForCouple } from '#weddings/clients/server/public/clients.ts'
import { blankToNull } from '#platform/server/db/blank.ts'
import { limitMailsOfStudio } from '#platform/server/db/limits.ts'
import { rightsIn, type PlannerSession } from '#platform/server/db/callers.ts'
import { decimalOf } from '#platform/contract/locale/money.ts'
import { amountIn } from '#platform/server/foundation/amount-in.ts'
import { findCurrency } from '#weddings/clients/server/public/currency.ts'
import { refuseStale } from '#platform/server/foundation/refuse-stale.ts'
import { batchHere } from '#weddings/history/server/public/batches.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'
import type { HandlersOf } from '#platform/server/http/handler.ts'
import { enqueue } from '#platform/server/jobs/enqueue.ts'
import { mail } from '#platform/server/jobs/mail.ts'
import { translator } from '#platform/server/foundation/translator.ts'
import { findLanguage } from '#weddings/people/server/public/language.ts'
import { findMailSender } from '#weddings/news/server/public/mail-sender.ts'
import { findLetterhead, tableAsPdf } from '#studio/studios/server/public/paper.ts'
import * as queries from '#weddings/vendors/server/queries.ts'
import { vendorsPaper } from '#weddings/vendors/server/vendors-paper.ts'
import { listVendors, insertVendor, listWeddingVendors, hasOnePage } from '#weddings/vendors/server/public.ts'
import { findLocale } from '#studio/studios/server/public/studios.ts'

export const vendors: HandlersOf<typeof endpoints> = {
  list: ({ tx }) => listVendors(tx),
  create: ({ tx, body }) => insertVendor(tx, blankToNull(body)),
  update: async ({ tx, params, body: { previous, ...change } }) => {
    if (previous) {
      const before = await queries.lockVendor(tx, params.id)
      refuseStale(before.name, before, change, previous)
    }
    return queries.changeVendor(tx, params.id, blankToNull(change))
  },
  remove: ({ tx, params }) => queries.deleteVendor(tx, params.id),

  ofWedding: async ({ tx, who, params }) => {
    if (who.kind === 'planner') {
      await findClient(tx, params.id)
      return (await listWeddingVendors(tx, params.id)).map((part) => asSeenBy(who, part))
    }
    await findClientForCouple(tx, params.id)
    return queries.listWeddingVendorsForCouple(tx, params.id)
  },

  pdf: {
    async outside({ who, params, within, services, gone }) {
      const { paper, head } = await within(async (tx) => ({
        paper: vendorsPaper(
          await listWeddingVendors(tx, params.id),
          await findClient(tx, params.id),
          await findLocale(tx),
        ),
        head: await findLetterhead(tx, services.hooks.findLogo),
      }))
      return tableAsPdf(head, paper, { files: services.files, plannerId: who.plannerId, gone })
    },
  },

  join: async ({ tx, who, params, body }) =>
    asSeenBy(who, await queries.joinWedding(tx, { clientId: params.id, ...body })),

  changeStatus: async ({ tx, who, params, body: { previous, ...change } }) => {
    if (change.fee !== undefined && !rightsIn(who).includes('money'))
      refuse('forbidden', { message: 'Your role in this studio does not include fees.' })
    const place = { clientId: params.id, vendorId: params.vendorId }
    if (previous) await queries.lockPart(tx, place)
    const before = await queries.findPart(tx, place)
    const currency = (before.fee !== null && before.currency) || (await findCurrency(tx, params.id))
    const feeCents = change.fee ? amountIn(currency, change.fee, 'fee') : null
    const fee = feeCents === null ? change.fee : decimalOf(feeCents, currency)
    refuseStale(before.vendor.name, before, { ...change, fee }, previous)
    const { fee: given, ...others } = change
    const written = given === undefined ? {} : { feeCents, currency }
    return asSeenBy(who, await queries.changePart(tx, place, { ...blankToNull(others), ...written }))
  },

  addSeveral: async ({ tx, params, body: { vendorIds, added = [], status } }) => {
    await findClient(tx, params.id)
    const joined = await queries.joinSeveral(tx, params.id, { vendorIds, added, status })
    const booked = joined.flatMap(({ vendor, sameDay }) =>
      sameDay.filter((other) => isFirm(other.status)).map(({ couple }) => ({ vendor: vendor.name, couple })),
    )
    return { batch: joined.length > 0 ? await batchHere(tx) : null, changed: joined.length, booked }
  },

  removeOne: async ({ tx, params, body: { vendorId } }) => {
    await queries.leaveWedding(tx, { clientId: params.id, vendorId })
    return { batch: await batchHere(tx), changed: 1 }
  },

  leave: ({ tx, params }) => queries.leaveWedding(tx, { clientId: params.id, vendorId: params.vendorId }),

  mailVendors: {
    async outside({ within, finish, withoutSession, who, params, body, services }) {
      const { vendorIds, subject, text, withDay } = body
      const { listVendorsWithPart, openVendorsPart } = services.hooks
      const { sender, language, recipients } = await within(async (tx) => ({
        language: await findLanguage(tx, params.id),
        sender: (await findMailSender(tx, params.id)).sender,
        recipients: recipientsOf(await listWeddingVendors(tx, params.id), vendorIds),
      }))
      await withoutSession(async (tx) => {
        for (const { email } of recipients) await limitMailsOfStudio(tx, who.plannerId, 'vendor', email)
      })
      const { studio, ...look } = sender
      const t = translator(language)
      const footnote = t('{studio} writes to you through Larkspur. You can reply to this email.', { studio })
      const shared = { language, subject, paragraphs: [text], studio, ...look, footnote }
      return finish(async (tx) => {
        /** A new link to the vendor's part of the wedding's days. */
        const dayPath = async ({ id, name, email }: Recipient) => {
          const onePage = await hasOnePage(tx, id)
          const link = { kind: 'vendor-day', subjectId: id, label: name, email, onePage, isMailed: true } as const
          return `/for/${(await openVendorsPart(tx, params.id, link)).token}`
        }
        const withPart = withDay ? await listVendorsWithPart(tx, params.id) : []
        for (const vendor of recipients) {
          const hasPart = withPart.includes(vendor.id)
          const action = hasPart && { label: t('Open and Confirm'), path: await dayPath(vendor) }
          await enqueue(tx, mail, {
            ...shared,
            to: vendor.email,
            greeting: t('Dear {name},', { name: vendor.name }),
            ...(action && { action }),
          })
        }
        return { mails: recipients.length }
      })
    },
  },
}

/** A member without the right to money sees no fee. */
const asSeenBy = (who: PlannerSession, part: WeddingVendor): WeddingVendor =>
  rightsIn(who).includes('money') ? part : { ...part, fee: null }

type Recipient = { id: number; name: string; email: string }

/** The chosen vendors of a wedding; refuses one that is not among them, or that has no address. */
function recipientsOf(parts: readonly WeddingVendor[], vendorIds: readonly number[]): Recipient[] {
  return [...new Set(vendorIds)].map((id) => {
    const { name, email } = parts.find(({ vendorId }) => vendorId === id)?.vendor ?? refuse('not-found')
    return { id, name, email: email ?? refuse('invalid', { message: `There is no email address of ${name}.` }) }
  })
}
