import { Icon, IconChevronDown, IconChevronRight, IconChevronUp } from '@kashikari/web-kit';
import { type ComponentProps, type ReactNode, useId } from 'react';

interface Props {
  readonly icon: ComponentProps<typeof Icon>['of'];
  readonly title: string;
  readonly hint: string;
  /** Names the button where its title alone does not say what it does. */
  readonly label?: string | undefined;
  /** Absent: it opens a dialog. */
  readonly isOpen?: boolean;
  readonly onToggle: () => void;
  readonly children?: ReactNode;
}

/** One row of a list of choices: it opens below itself, or leads to a dialog. */
export function Choice({ icon, title, hint, label, isOpen, onToggle, children }: Props) {
  const id = useId();
  const folds = children !== undefined && children !== false;
  const shown = folds && isOpen === true;
  const chevron = !folds ? IconChevronRight : shown ? IconChevronUp : IconChevronDown;
  return (
    <div className="choice">
      <button
        type="button"
        className="alt"
        onClick={onToggle}
        {...(folds && { 'aria-expanded': shown, 'aria-controls': id })}
      >
        <Icon of={icon} />
        <span className="grow">
          <b>{title}</b>
          <span className="meta blk">{hint}</span>
          {label && <span className="meta blk lk">{label}</span>}
        </span>
        <Icon of={chevron} size="s" />
      </button>
      {folds && (
        <div id={id} hidden={!shown} className="choice-in">
          {shown && children}
        </div>
      )}
    </div>
  );
}
