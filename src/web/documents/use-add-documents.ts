import { useRef, useState } from 'react'
import { contract } from '#contract/index.ts'
import { refetchAbout } from '#web/api.ts'
import { call } from '#web/call.ts'
import { nameFor } from '#web/documents/file-rules.ts'
import { useSendingFiles } from '#web/documents/use-sending-files.ts'
import { sendFiles } from '#web/sending.ts'
import { showIssues, useZodForm } from '#web/ui/form.ts'
import { toast, toastFailure } from '#web/ui/toast.ts'

const rules = {
  one: () => import('#web/documents/document-rules.ts').then(({ documentForm }) => documentForm),
  several: () => import('#web/documents/document-rules.ts').then(({ documentsForm }) => documentsForm),
}

const emptyForm = { clientId: '', originalName: '', category: 'general' as const, filename: '' }
type Fields = typeof emptyForm

/** The add dialog's work: what is typed, which files go along, and how far they have come. */
export function useAddDocuments(onAdded: () => void) {
  const [files, setFiles] = useState<readonly File[]>([])
  const form = useZodForm(files.length > 1 ? rules.several : rules.one, emptyForm)
  const fields = useRef<Fields>(emptyForm)
  const endpoint = contract.documents.create
  const { sending, add, cancel, cancelAll, retry } = useSendingFiles((file, watch) => {
    const { clientId, category, originalName, filename } = fields.current
    const names =
      files.length > 1 ? { originalName: nameFor(file.name), filename: file.name } : { originalName, filename }
    return sendFiles(endpoint, { body: { clientId, category, ...names } }, [file], watch)
  })

  const choose = (chosen: File[]) => {
    setFiles(chosen)
    const [first] = chosen
    if (chosen.length !== 1 || !first) return
    form.setValue('filename', first.name)
    if (form.values.originalName === '') form.setValue('originalName', nameFor(first.name))
  }

  const added = (count: number) => {
    void refetchAbout(endpoint.about)
    form.reset(emptyForm)
    setFiles([])
    toast({
      title: 'Success',
      text: count === 1 ? 'Document added successfully' : `${count} documents added successfully`,
    })
    onAdded()
  }

  const submit = form.handleSubmit(async (body) => {
    fields.current = body as Fields
    if (files.length > 0) {
      if (await add(files)) added(files.length)
      else {
        toast({ title: 'Error', text: 'Failed to add document', variant: 'destructive' })
        void refetchAbout(endpoint.about)
        setFiles([])
      }
      return
    }
    try {
      await call(endpoint, { body })
      added(1)
    } catch (error) {
      showIssues(form, error)
      toastFailure(error, 'Error', 'Failed to add document')
    }
  })

  return {
    form,
    files,
    choose,
    submit,
    sending,
    cancel,
    retry: (one: (typeof sending)[number]) =>
      void retry(one).then((arrived) => arrived && sending.length === 1 && added(1)),
    stop: cancelAll,
    pending: form.isSubmitting,
  }
}
