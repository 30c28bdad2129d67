import { failedSignIn } from '#server/audit/jobs/failed-sign-in.ts'
import { keepHeads } from '#server/audit/jobs/keep-heads.ts'

export const auditJobs = [failedSignIn, keepHeads]
