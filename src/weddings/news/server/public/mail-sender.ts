import { mergeValues } from '#weddings/clients/contract/merge.ts'
import type { ColorScheme } from '#platform/contract/portal-looks.ts'
import { sql } from '#platform/server/db/drizzle.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'
import type { Language } from '#platform/contract/locale/language.ts'
import { regionOf, type RegionChoices } from '#platform/contract/locale/usual-region.ts'
import { regionOfStudio } from '#studio/studios/server/table.ts'

/** In whose name a letter is written, and how it looks. */
export type MailSender = { studio: string; replyTo: string; scheme: ColorScheme; color?: string; logoKey?: string }

const senderColumns = sql`coalesce(s.business_name, s.name) as studio, coalesce(s.business_email, s.email) as "replyTo",
  coalesce(look.color_scheme, standard.color_scheme, 'sand') as scheme,
  case when coalesce(look.studio_color, true) then standard.color end as color, billing.logo_key as "logoKey"`
const senderJoins = sql`join planners s on s.id = c.planner_id
  left join portal_customizations look on look.planner_id = c.planner_id and look.client_id = c.id
  left join studio_look(c.planner_id) standard on true
  left join billing_settings billing on billing.planner_id = c.planner_id`

type MailSenderRow = Omit<MailSender, 'logoKey' | 'color'> &
  RegionChoices & {
    color: string | null
    logoKey: string | null
    planner: string
    today: string
    one: string
    two: string | null
    weddingDate: string | null
    venue: string | null
  }

const valueColumns = sql`s.name as planner, to_char(local_time(s.time_zone), 'YYYY-MM-DD') as today, c.partner_one_name as one, c.partner_two_name as two,
  c.wedding_date as "weddingDate", c.venue, ${regionOfStudio}`

function readSender(row: MailSenderRow, language: Language) {
  const { studio, replyTo, scheme, color, logoKey, planner, today, one, two, weddingDate, venue } = row
  const locale = { language, region: regionOf(row) }
  return {
    sender: { studio, replyTo, scheme, ...(color && { color }), ...(logoKey && { logoKey }) },
    values: mergeValues(
      { weddingDate, venue, partnerOneName: one, partnerTwoName: two },
      { name: planner, businessName: studio },
      today,
      locale,
    ),
    locale,
  }
}
export type FullMailSender = ReturnType<typeof readSender>

/** For every mail that a studio sends to the people of a wedding, with its values as they are written in a language. */
export async function findMailSender(tx: Tx, clientId: number, language: Language = 'en'): Promise<FullMailSender> {
  const { rows } = await tx.execute<MailSenderRow>(
    sql`select ${senderColumns}, ${valueColumns} from clients c ${senderJoins} where c.id = ${clientId}`,
  )
  return rows[0] ? readSender(rows[0], language) : refuse('not-found')
}
