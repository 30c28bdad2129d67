/** What the studio says to those it welcomes, in its own words. */
export const StudioWelcome = ({ words }: { words: string }) => (
  <p dir="auto" className="leading-7 whitespace-pre-line wrap-anywhere">
    {words}
  </p>
)
