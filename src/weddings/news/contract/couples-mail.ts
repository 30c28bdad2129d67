import * as z from 'zod/mini'
import { instant } from '#platform/contract/fields.ts'

/** When a couple was mailed about something, and when it can be mailed about it again. */
export const couplesMail = z.object({ sentAt: instant, nextAt: instant })
