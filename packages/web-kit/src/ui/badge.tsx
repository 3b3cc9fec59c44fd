interface Props {
  readonly count: number;
  /** What is counted, for those who hear it: "3 unread messages". */
  readonly label: string;
}

/** How many, on red; nothing at all when there are none. */
export function Badge({ count, label }: Props) {
  if (count <= 0) return null;
  return (
    <span className="bdg">
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="vh">{label}</span>
    </span>
  );
}
