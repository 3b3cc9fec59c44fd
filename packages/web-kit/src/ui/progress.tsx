interface Props {
  /** Name of the action, which screen readers read out. */
  readonly label: string;
  /** Progress, 0 to 1; other values are clamped. Absent if unknown. */
  readonly value?: number;
}

export function Progress({ label, value }: Props) {
  const come = value === undefined || Number.isNaN(value) ? undefined : Math.min(1, Math.max(0, value));
  return (
    <progress className="prog" aria-label={label} max={1} {...(come !== undefined && { value: come })} />
  );
}
