import { useId } from 'react'
import { documentCategories } from '#contract/document-categories.ts'
import { acceptedFiles, filesHint } from '#web/documents/file-rules.ts'
import { categoryLabels } from '#web/documents/file-words.ts'
import { SendingList } from '#web/documents/SendingList.tsx'
import { useAddDocuments } from '#web/documents/use-add-documents.ts'
import { useClientChoices } from '#web/tasks/use-client-choices.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { DropZone } from '#web/ui/DropZone.tsx'
import { NativeSelect } from '#web/ui/NativeSelect.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'

type Props = { open: boolean; onClose: () => void }

/** One document with its names, or several files at once. Without a file it is a note of what exists on paper. */
export default function AddDocumentDialog({ open, onClose }: Props) {
  const clients = useClientChoices()
  const formId = useId()
  const { form, files, choose, submit, sending, cancel, retry, stop, pending } = useAddDocuments(onClose)
  const leave = () => {
    stop()
    onClose()
  }
  const several = files.length > 1
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && leave()}
      title="Add Document"
      description="The couple sees it in its portal."
      footer={
        <>
          <Button onClick={leave}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" pending={pending} pendingLabel="Adding...">
            {several ? `Add ${files.length} Documents` : 'Add Document'}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="grid gap-5 sm:grid-cols-2">
        <NativeSelect label="Client" required {...form.register('clientId')}>
          <option value="" disabled>
            Select a client
          </option>
          {clients.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </NativeSelect>
        <NativeSelect label="Category" {...form.register('category')}>
          {documentCategories.map((category) => (
            <option key={category} value={category}>
              {categoryLabels[category]}
            </option>
          ))}
        </NativeSelect>
        <div className="space-y-3 sm:col-span-2">
          <DropZone
            label={files.length > 0 ? chosen(files) : 'Choose files, or drop them here'}
            hint={filesHint}
            accept={acceptedFiles}
            multiple
            disabled={pending}
            onFiles={choose}
          />
          <SendingList sending={sending} onCancel={cancel} onRetry={retry} />
        </div>
        {!several && (
          <>
            <TextInput label="Document Name" required {...form.register('originalName')} />
            <TextInput label="File Name" required {...form.register('filename')} />
          </>
        )}
      </form>
    </Dialog>
  )
}

const chosen = (files: readonly File[]) => (files.length === 1 ? files[0]!.name : `${files.length} files chosen`)
