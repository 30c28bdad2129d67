/** What happens to presses without a network, and to those of several people. */
export const Help = () => (
  <details className="day-mode-help">
    <summary>How this works offline</summary>
    <p>
      What you press is kept on this device and sent, in order, when you are back online. If several people press
      something for the same item, the latest press wins, going by the time on the device where it was pressed. Shifts
      add up: +5 and +10 on two devices move what follows by 15 minutes.
    </p>
  </details>
)
