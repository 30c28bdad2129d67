import { useEffect } from 'react'

/** Keeps the screen on while the page is visible. The browser ends a wake lock whenever the page is hidden. */
export function useAwakeScreen(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined
    let isLeft = false
    const ask = async () => {
      if (document.visibilityState !== 'visible') return
      try {
        const granted = await navigator.wakeLock?.request('screen')
        if (isLeft) void granted?.release()
        else lock = granted
      } catch {
        // Refused, as with a low battery: the screen turns off as usual.
      }
    }
    void ask()
    document.addEventListener('visibilitychange', ask)
    return () => {
      isLeft = true
      document.removeEventListener('visibilitychange', ask)
      void lock?.release()
    }
  }, [])
}
