import type { Mail } from '#platform/server/jobs/mail-template.ts'

/** What a mail is about that may not have gone out: where the planner is led to send it again. */
export type Doubtful = {
  plannerId: number
  to: string
  subject: string
  about: 'client' | 'invoice'
  id: number
  /** If it is a letter, or reminds of invoices: these are marked then. */
  letter?: number
  invoices?: readonly number[]
}

export const uncertainMailJob = { name: 'note-uncertain-mail' } as const

/** The mail, with whom to tell if it may not have gone out. */
export function tellingOfDoubt<M extends Mail>(mail: M, about: Omit<Doubtful, 'to' | 'subject'>): M {
  const payload = { ...about, to: mail.to, subject: mail.subject }
  return { ...mail, whenUnknown: { job: uncertainMailJob.name, payload } }
}
