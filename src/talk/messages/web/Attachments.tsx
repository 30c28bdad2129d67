import Paperclip from 'lucide-react/icons/paperclip'
import type { Attachment } from '#talk/messages/contract/endpoints.ts'
import { callerHere } from '#platform/web/calls/call.ts'
import { fileSize } from '#platform/web/ui/format/file-size.ts'

/** The files of a message. The session is in the query, because a link cannot send the header. */
export function Attachments({ attachments }: { attachments: readonly Attachment[] }) {
  return (
    <ul className="mt-1.5 space-y-1 first:mt-0">
      {attachments.map(({ id, originalName, fileSize: bytes }) => (
        <li key={id}>
          <a
            href={`/api/attachments/${id}/download?as=${callerHere()}`}
            className="flex min-h-9 items-center gap-2 font-medium underline decoration-line underline-offset-4 touchable hover:decoration-current"
          >
            <Paperclip aria-hidden className="size-4 shrink-0" />
            <span className="min-w-0 wrap-anywhere">{originalName}</span>
            <span className="shrink-0 text-xs font-normal text-muted tabular">{fileSize(bytes)}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
