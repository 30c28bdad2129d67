import { useEffect, useState } from 'react'
import * as calls from '#talk/push/contract/calls.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import { readDevice, turnOff, turnOn, type Device } from '#talk/push/web/push-device.ts'
import { toast, toastFailure } from '#platform/web/ui/overlays/toast.ts'
import { t } from '#platform/web/locale/t.ts'

/** Whether this device gets notifications, and changing it. Undefined until browser and server have been asked. */
export function usePush() {
  const { data: state, isLoadingError, refetch } = useAnswer(calls.read, {})
  const [device, setDevice] = useState<Device>()
  /** What was chosen, while browser and server are told. */
  const [wanted, setWanted] = useState<boolean>()

  const look = async () => setDevice(await readDevice())
  useEffect(() => void look(), [])

  async function change(on: boolean) {
    if (!state || wanted !== undefined) return
    setWanted(on)
    try {
      if (!on) await turnOff()
      else if (await turnOn(state))
        toast({ title: t('Notifications on'), text: t('We will notify you on this device.') })
      else toast({ title: t('Notifications not allowed'), text: t('Your browser does not allow them for this page.') })
    } catch (error) {
      const otherwise = on ? t('This browser could not turn them on.') : t('Please try again.')
      toastFailure(error, t('Notifications not changed'), otherwise)
    }
    await Promise.all([refetch(), look()])
    setWanted(undefined)
  }

  if (!device || (!state && !isLoadingError)) return undefined
  const isOn = device.permission === 'granted' && device.endpoint !== undefined && state?.endpoint === device.endpoint
  return {
    /** Without the server's key nothing can be turned on. */
    ability: state ? device.ability : 'impossible',
    permission: device.permission,
    isOn,
    isSwitchedOn: wanted ?? isOn,
    others: state?.others ?? [],
    change: (on: boolean) => void change(on),
    isChanging: wanted !== undefined,
  } as const
}
export type PushHere = NonNullable<ReturnType<typeof usePush>>
