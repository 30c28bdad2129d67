type Props = { couple: { partnerOneName: string; partnerTwoName?: string | null } }

/** The names in a heading: no line of it ends with the '&'. */
export const CoupleTitle = ({ couple: { partnerOneName, partnerTwoName } }: Props) =>
  partnerTwoName ? (
    <>
      {partnerOneName} <span className="inline-block">{`& ${partnerTwoName}`}</span>
    </>
  ) : (
    partnerOneName
  )
