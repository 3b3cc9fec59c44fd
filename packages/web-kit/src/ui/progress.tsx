interface Props {
  /** What is being done, and read out. */
  readonly label: string;
  /** How far it has come, 0 to 1; values beyond are the nearest of these. Absent: nobody knows. */
  readonly value?: number;
}

/** How far a long act has come. */
export function Progress({ label, value }: Props) {
  const come = value === undefined || Number.isNaN(value) ? undefined : Math.min(1, Math.max(0, value));
  return (
    <progress className="prog" aria-label={label} max={1} {...(come !== undefined && { value: come })} />
  );
}
