import type { ReactNode } from 'react';
import { Icon } from './icon';
import { IconInfo, IconWarning } from './icons';

interface Props {
  readonly tone?: 'info' | 'warning' | 'error';
  readonly children: ReactNode;
  /** Button at the end that dismisses the note. */
  readonly action?: ReactNode;
}

const CLASSES = { info: 'note', warning: 'note w', error: 'note e' } as const;

/** Something worth knowing, on its own ground. An error is read out at once. */
export function Note({ tone = 'info', children, action }: Props) {
  return (
    <div className={CLASSES[tone]} role={tone === 'error' ? 'alert' : undefined}>
      <Icon of={tone === 'info' ? IconInfo : IconWarning} />
      <span>{children}</span>
      {action}
    </div>
  );
}
