import Download from 'lucide-react/icons/download'
import Eye from 'lucide-react/icons/eye'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash'
import { useState } from 'react'
import type { Document, PlannerDocument } from '#planning/documents/contract/endpoints.ts'
import * as calls from '#planning/documents/contract/calls.ts'
import { dayHere } from '#platform/contract/calendar-date.ts'
import { changeWithFiles } from '#platform/web/calls/change-with-files.ts'
import { DocumentDialogs, type OpenDialog } from '#planning/documents/web/DocumentDialogs.tsx'
import { downloadAddress } from '#planning/documents/web/file-addresses.ts'
import { acceptedFiles, filesHint } from '#planning/documents/web/public/file-rules.ts'
import { categoryLabels, fromInWords, noFile } from '#planning/documents/web/file-words.ts'
import { canBeViewed } from '#planning/documents/web/public/viewable.ts'
import { AskForWhom } from '#planning/documents/web/AskForWhom.tsx'
import { ForWhom, NotForTheCouple } from '#planning/documents/web/ForWhom.tsx'
import { FileIcon } from '#planning/documents/web/FileIcon.tsx'
import { SendingList } from '#planning/documents/web/SendingList.tsx'
import { useSharedFiles } from '#planning/documents/web/use-shared-files.ts'
import { useSendingFiles } from '#planning/documents/web/use-sending-files.ts'
import { Badge } from '#platform/web/ui/layout/Badge.tsx'
import { AnchorButton, IconButton } from '#platform/web/ui/controls/Button.tsx'
import { formatDate } from '#platform/web/ui/format/dates.ts'
import { DropZone } from '#platform/web/ui/controls/DropZone.tsx'
import { toast } from '#platform/web/ui/overlays/toast.ts'
import { t } from '#platform/web/locale/t.ts'

type Props = {
  clientId: number
  documents: readonly (Document | PlannerDocument)[]
  sizeOf: (bytes: number) => string
  canDelete: (document: Document) => boolean
  /** On the planner's pages, where it is set which documents the couple sees. */
  canChange?: boolean
  /** The other side, whose documents are labelled. */
  other: { uploadedBy: Document['uploadedBy']; label: string }
  empty: string
  /** Called when a document is opened or downloaded. */
  onLookedAt?: (id: number) => void
}

/** The documents of one wedding, with a control to add some. */
export function WeddingDocuments({
  clientId,
  documents,
  sizeOf,
  canDelete,
  canChange,
  other,
  empty,
  onLookedAt,
}: Props) {
  const [dialog, setDialog] = useState<OpenDialog>()
  const shared = useSharedFiles(clientId)
  const [waiting, setWaiting] = useState<File[]>([])
  const { sending, add, cancel, retry } = useSendingFiles(async (file, watch) => {
    const body: Record<string, string> = canChange ? { visibleToCouple: String(shared.now()) } : {}
    await changeWithFiles(calls.upload, { params: { id: clientId }, body }, [file], watch)
  })
  const addAll = async (files: File[]) => {
    if (await add(files)) toast({ title: t('Success'), text: t('Document added successfully') })
    else toast({ title: t('Error'), text: t('Failed to add document'), variant: 'destructive' })
  }
  const take = (files: File[]) => {
    if (canChange && shared.chosen === undefined) setWaiting(files)
    else void addAll(files)
  }
  const answer = (isShared: boolean) => {
    shared.choose(isShared)
    setWaiting([])
    void addAll(waiting)
  }
  return (
    <div className="space-y-5">
      <div className="space-y-3" data-print="hidden">
        <DropZone
          label={t('Document Upload')}
          hint={`${t('Choose files, or drop them here.')} ${filesHint()}`}
          accept={acceptedFiles}
          multiple
          onFiles={take}
        />
        {canChange && <ForWhom visible={shared.chosen ?? true} onChange={shared.choose} />}
        {canChange && <AskForWhom count={waiting.length} onAnswer={answer} onCancel={() => setWaiting([])} />}
        <SendingList sending={sending} onCancel={cancel} onRetry={(one) => void retry(one)} />
      </div>
      {documents.length === 0 ? (
        <p className="py-10 text-center font-display text-xl text-muted">{empty}</p>
      ) : (
        <ul className="divide-y divide-line rounded-md border border-line bg-card lift-card">
          {documents.map((document) => (
            <Row
              key={document.id}
              document={document}
              size={document.fileType ? sizeOf(document.fileSize) : t(noFile)}
              from={document.uploadedBy === other.uploadedBy ? fromInWords(document, other.label) : undefined}
              onLookedAt={() => onLookedAt?.(document.id)}
              onView={canBeViewed(document) ? () => setDialog({ kind: 'view', document }) : undefined}
              onEdit={
                canChange && 'visibleToCouple' in document ? () => setDialog({ kind: 'edit', document }) : undefined
              }
              onDelete={canDelete(document) ? () => setDialog({ kind: 'delete', document }) : undefined}
            />
          ))}
        </ul>
      )}
      <DocumentDialogs dialog={dialog} documents={documents} onClose={() => setDialog(undefined)} />
    </div>
  )
}

type RowProps = {
  document: Document | PlannerDocument
  size: string
  from: string | undefined
  onLookedAt: () => void
  onView: (() => void) | undefined
  onEdit: (() => void) | undefined
  onDelete: (() => void) | undefined
}

function Row({ document, size, from, onLookedAt, onView, onEdit, onDelete }: RowProps) {
  const { id, originalName, fileType, category, createdAt, personName } = document
  return (
    <li id={`document-${id}`} className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4 sm:flex-nowrap sm:px-5">
      <FileIcon document={document} />
      <div className="min-w-0 flex-1 basis-40">
        <h2 dir="auto" className="font-medium wrap-anywhere">
          {originalName}
        </h2>
        <p className="mt-0.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-[0.8125rem] text-muted tabular">
          <span>{t(categoryLabels[category])}</span>
          <span>{size}</span>
          <span>{formatDate(dayHere(new Date(createdAt)))}</span>
          {from ? <Badge tone="blue">{from}</Badge> : personName && <span>{t('by {personName}', { personName })}</span>}
          {'visibleToCouple' in document && !document.visibleToCouple && <NotForTheCouple />}
        </p>
      </div>
      <div className="flex shrink-0 gap-1 max-sm:w-full max-sm:pl-13" data-print="hidden">
        {onView && (
          <IconButton
            label={t('View {originalName}', { originalName })}
            tooltip={t('View')}
            onClick={() => {
              onLookedAt()
              onView()
            }}
          >
            <Eye />
          </IconButton>
        )}
        {fileType !== '' && (
          <AnchorButton
            href={downloadAddress(id)}
            variant="quiet"
            aria-label={t('Download {originalName}', { originalName })}
            data-tooltip={t('Download')}
            onClick={onLookedAt}
            className="px-3"
          >
            <Download />
          </AnchorButton>
        )}
        {onEdit && (
          <IconButton label={t('Edit {originalName}', { originalName })} tooltip={t('Edit')} onClick={onEdit}>
            <Pencil />
          </IconButton>
        )}
        {onDelete && (
          <IconButton
            label={t('Delete {originalName}', { originalName })}
            tooltip={t('Delete')}
            className="text-muted"
            onClick={onDelete}
          >
            <Trash2 />
          </IconButton>
        )}
      </div>
    </li>
  )
}
