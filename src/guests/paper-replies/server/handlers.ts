import type * as endpoints from '#guests/paper-replies/contract/endpoints.ts'
import { enterReply } from '#guests/guests/server/public/enter-reply.ts'
import type { HandlersOf } from '#platform/server/http/handler.ts'

export const paperReplies: HandlersOf<typeof endpoints> = {
  enter: async ({ tx, params, body }) => ({ batch: await enterReply(tx, params.id, body.guests) }),
}
