import { acceptedFiles, filesHint } from '#planning/documents/web/public/file-rules.ts'
import { CategoryOptions } from '#planning/documents/web/CategoryOptions.tsx'
import { ForWhom } from '#planning/documents/web/ForWhom.tsx'
import { ChosenFiles } from '#platform/web/ui/controls/ChosenFiles.tsx'
import { SendingList } from '#planning/documents/web/SendingList.tsx'
import { useAddDocuments } from '#planning/documents/web/use-add-documents.ts'
import { CoupleField } from '#weddings/clients/web/public/CoupleField.tsx'
import { FormDialog } from '#platform/web/ui/overlays/FormDialog.tsx'
import { DropZone } from '#platform/web/ui/controls/DropZone.tsx'
import { NativeSelect } from '#platform/web/ui/controls/NativeSelect.tsx'
import { draftKept } from '#platform/web/ui/overlays/use-form-dialog.ts'
import { toast } from '#platform/web/ui/overlays/toast.ts'
import { TextInput } from '#platform/web/ui/controls/TextInput.tsx'

type Props = { open: boolean; onClose: () => void }

/** Adds one document with its names, or several files at once. Without a file the document is a note of one on paper. */
export default function AddDocumentDialog({ open, onClose }: Props) {
  const adding = useAddDocuments(onClose)
  const { form, files, choose, takeOut, submit, sending, cancel, retry, pending } = adding
  const leave = () => {
    adding.startAgain()
    onClose()
  }
  /** Closes the dialog but keeps files and input in memory, because files cannot be stored in a draft. */
  const setAside = () => {
    adding.stop()
    if (adding.holdsSomething) toast(draftKept())
    onClose()
  }
  const several = files.length > 1
  return (
    <FormDialog
      dialog={{ form, open, onOpenChange: (next) => !next && setAside(), leave }}
      onSubmit={submit}
      title="Add Document"
      submit={[several ? `Add ${files.length} Documents` : 'Add Document', 'Adding...']}
    >
      <CoupleField label="Client" placeholder="Select a client" required {...form.register('clientId')} />
      <NativeSelect label="Category" {...form.register('category')}>
        <CategoryOptions />
      </NativeSelect>
      <div className="space-y-3 sm:col-span-2">
        <DropZone
          label={files.length > 0 ? 'Choose other files, or drop them here' : 'Choose files, or drop them here'}
          hint={filesHint()}
          accept={acceptedFiles}
          multiple
          disabled={pending}
          onFiles={choose}
        />
        {sending.length > 0 ? (
          <SendingList sending={sending} onCancel={cancel} onRetry={(one) => void retry(one)} />
        ) : (
          <ChosenFiles files={files} onRemove={takeOut} />
        )}
      </div>
      {!several && (
        <>
          <TextInput label="Document Name" required {...form.register('originalName')} />
          <TextInput label="File Name" required {...form.register('filename')} />
        </>
      )}
      <div className="sm:col-span-2">
        <ForWhom
          visible={form.values.visibleToCouple}
          disabled={pending}
          onChange={(next) => form.setValue('visibleToCouple', next)}
        />
      </div>
    </FormDialog>
  )
}
