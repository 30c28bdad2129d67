import { contract } from '#contract/index.ts'
import type { UncertainMail } from '#contract/uncertain-mail.ts'
import { useAnswer } from '#web/api.ts'

const none: readonly UncertainMail[] = []

/** The invoices whose latest mail may not have gone out; none until they are read. */
export const useUncertainMail = (): readonly UncertainMail[] =>
  useAnswer(contract.invoices.listUncertain, {}).data ?? none
