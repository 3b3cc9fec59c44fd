interface Props {
  readonly count: number;
  /** Counted things, for screen readers: "3 unread messages". */
  readonly label: string;
}

/** A count on red; renders nothing for 0. */
export function Badge({ count, label }: Props) {
  if (count <= 0) return null;
  return (
    <span className="bdg">
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="vh">{label}</span>
    </span>
  );
}
