import { useRef, useState } from 'react'
import * as calls from '#planning/documents/contract/calls.ts'
import { change } from '#platform/web/calls/change.ts'
import { changeWithFiles } from '#platform/web/calls/change-with-files.ts'
import { nameFor } from '#planning/documents/web/public/file-rules.ts'
import { useSendingFiles, type SendingFile } from '#planning/documents/web/use-sending-files.ts'
import { useZodForm } from '#platform/web/ui/controls/form.ts'
import { toast } from '#platform/web/ui/overlays/toast.ts'

const rules = {
  one: () => import('#planning/documents/web/document-rules.ts').then(({ newDocumentForm }) => newDocumentForm),
  several: () => import('#planning/documents/web/document-rules.ts').then(({ newDocumentsForm }) => newDocumentsForm),
}

const emptyForm = { clientId: '', originalName: '', category: 'general' as const, filename: '', visibleToCouple: true }
type Fields = typeof emptyForm

/** The state of the add dialog: input, chosen files, and upload progress. */
export function useAddDocuments(onAdded: () => void) {
  const [files, setFiles] = useState<readonly File[]>([])
  const form = useZodForm(files.length > 1 ? rules.several : rules.one, emptyForm)
  /** The input when the upload was started, and whether its names apply to the one file. */
  const sent = useRef({ fields: emptyForm, named: true })
  const stopped = useRef(false)
  const arrived = useRef(new Set<File>())
  const endpoint = calls.create
  const { sending, add, cancelAll, cancel, retry } = useSendingFiles(async (file, watch) => {
    const { fields, named } = sent.current
    const names = named ? {} : { originalName: nameFor(file.name), filename: file.name }
    const body = { ...fields, ...names, visibleToCouple: String(fields.visibleToCouple) }
    await changeWithFiles(endpoint, { body }, [file], watch)
    arrived.current.add(file)
  })

  const show = (chosen: readonly File[]) => {
    const [only] = chosen.length === 1 ? chosen : []
    const before = files.length === 1 ? files[0] : undefined
    const { originalName } = form.values
    setFiles(chosen)
    // Names taken from a file are removed with it; typed names stay.
    if (only || before) form.setValue('filename', only?.name ?? '')
    if (originalName === '' || (before && originalName === nameFor(before.name)))
      form.setValue('originalName', only ? nameFor(only.name) : '')
  }
  const takeOut = (file: File) => show(files.filter((one) => one !== file))

  const stop = () => {
    stopped.current = true
    cancelAll()
  }
  const startAgain = () => {
    stop()
    form.reset(emptyForm)
    setFiles([])
  }
  const added = (count: number) => {
    startAgain()
    toast({
      title: 'Success',
      text: count === 1 ? 'Document added successfully' : `${count} documents added successfully`,
    })
    onAdded()
  }

  async function sendAll(): Promise<void> {
    cancelAll()
    stopped.current = false
    arrived.current.clear()
    if (await add(files)) return added(files.length)
    show(files.filter((file) => !arrived.current.has(file)))
    if (stopped.current) return
    toast({ title: 'Error', text: 'Failed to add document', variant: 'destructive' })
  }

  const submit = form.handleSubmit(async (body) => {
    if (files.length > 0) {
      sent.current = { fields: body as Fields, named: files.length === 1 }
      return sendAll()
    }
    await change(endpoint, { body })
    added(1)
  }, 'Failed to add document')

  return {
    form,
    files,
    choose: (chosen: File[]) => show(chosen),
    takeOut,
    submit,
    sending,
    cancel: (key: number) => {
      const stopped = sending.find((one) => one.key === key)
      cancel(key)
      if (stopped) takeOut(stopped.file)
    },
    retry: async (one: SendingFile) => {
      if (!(await retry(one))) return
      if (sending.length === 1) added(1)
      else takeOut(one.file)
    },
    stop,
    startAgain,
    holdsSomething: form.isDirty || files.length > 0,
    pending: form.isSubmitting,
  }
}
