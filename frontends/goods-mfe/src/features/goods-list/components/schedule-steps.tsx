import { Button, Icon, IconButton, IconChevronLeft, IconChevronRight } from '@kashikari/web-kit';

interface Step {
  readonly label: string;
  /** Absent where it leads nowhere. */
  readonly go?: () => void;
}

interface Props {
  readonly earlier: Step;
  readonly later: Step;
  /** Back to the present. */
  readonly now: Step;
  /** The days or hours shown. */
  readonly children: string;
}

/** Turns to earlier and later days or hours. */
export function ScheduleSteps({ earlier, later, now, children }: Props) {
  return (
    <div className="row schnav">
      <IconButton label={earlier.label} disabled={!earlier.go} onClick={earlier.go}>
        <Icon of={IconChevronLeft} />
      </IconButton>
      <Button onClick={now.go} disabled={!now.go}>
        {now.label}
      </Button>
      <IconButton label={later.label} disabled={!later.go} onClick={later.go}>
        <Icon of={IconChevronRight} />
      </IconButton>
      <b className="grow" aria-live="polite">
        {children}
      </b>
    </div>
  );
}
