import { partsOf } from '#platform/contract/call.ts'
import { useEffect, useRef, useState } from 'react'
import { read, list, update } from '#plan/templates/contract/calls.ts'
import type { Template } from '#plan/templates/contract/endpoints.ts'
import { cache, keyOf, useAnswer } from '#platform/web/calls/api.ts'
import { call, CallError } from '#platform/web/calls/call.ts'
import { sendAsOwn } from '#platform/web/calls/change.ts'
import { connection, connectionChange } from '#platform/web/offline/connection.ts'
import { applyEdit, type Edit } from '#plan/templates/web/template-edits.ts'
import { readDraft, writeDraft } from '#platform/web/ui/controls/drafts.ts'
import { toast, toastFailure } from '#platform/web/ui/overlays/toast.ts'

const none: readonly Edit[] = []

export type Saving = 'saved' | 'saving' | 'failed'

/**
 * A template with the edits that are not stored yet. They are sent one request after the other, each on the revision that
 * it was made on. If somebody else has changed the template meanwhile, they are applied to the newest version. Until they
 * are stored, they are kept as a draft.
 */
export function useTemplate(id: number) {
  const answer = useAnswer(read, { params: { id } })
  const draft = `template-${id}`
  const [edits, setEdits] = useState(() => readDraft<readonly Edit[]>(draft) ?? none)
  const [saving, setSaving] = useState<Saving>('saved')
  const pending = useRef(edits)
  const isSending = useRef(false)
  const key = keyOf(read, { params: { id } })

  const keep = (next: readonly Edit[]) => {
    pending.current = next
    setEdits(next)
    writeDraft(draft, next.length > 0 ? next : undefined)
  }

  async function send(): Promise<void> {
    await cache.cancelQueries({ queryKey: key })
    const stored = cache.getQueryData<Template>(key) ?? (await fetchNewest(key, id))
    const sent = pending.current
    const { name, description, rows } = sent.reduce(applyEdit, stored)
    const body = { name, description, revision: stored.revision, ...(rows !== stored.rows && { rows }) }
    try {
      const saved = await sendAsOwn(partsOf(update).about, (callId) =>
        call(update, { params: { id }, body }, { callId }),
      )
      await cache.cancelQueries({ queryKey: key })
      cache.setQueryData(key, saved)
      keep(pending.current.slice(sent.length))
      void cache.invalidateQueries({ queryKey: keyOf(list, {}) })
    } catch (error) {
      if (!(error instanceof CallError) || error.status !== 409) throw error
      await fetchNewest(key, id)
      toast({
        title: 'Changed elsewhere',
        text: 'This template was changed in another window. You see the newest version, with your last change in it.',
      })
    }
  }

  async function save(): Promise<void> {
    if (isSending.current) return
    isSending.current = true
    setSaving('saving')
    try {
      while (pending.current.length > 0) await send()
      setSaving('saved')
    } catch (error) {
      const isRefused = error instanceof CallError && (error.status === 400 || error.status === 404)
      if (isRefused) keep(none)
      toastFailure(error, 'Not saved', 'Your changes could not be saved. They are kept here until they can be.')
      setSaving(isRefused ? 'saved' : 'failed')
    } finally {
      isSending.current = false
    }
  }

  useEffect(() => {
    const saveIfNeeded = () => {
      if (pending.current.length > 0) void save()
    }
    saveIfNeeded()
    addEventListener('online', saveIfNeeded)
    // A call is refused until the server has been reached, which is later than the browser says that it is online.
    const saveWhenFound = () => !connection.lost && saveIfNeeded()
    addEventListener(connectionChange, saveWhenFound)
    return () => {
      removeEventListener('online', saveIfNeeded)
      removeEventListener(connectionChange, saveWhenFound)
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- saving uses refs, which stay the same
  }, [id])

  const edit = (next: Edit | undefined) => {
    if (!next) return
    keep([...pending.current, next])
    void save()
  }
  const data = answer.data && edits.reduce(applyEdit, answer.data)
  return { answer: { ...answer, data }, saving, edit, retry: () => void save() }
}

const fetchNewest = (queryKey: ReturnType<typeof keyOf>, id: number): Promise<Template> =>
  cache.fetchQuery({ queryKey, queryFn: () => call(read, { params: { id } }), staleTime: 0 })
