import { type ReactNode, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { windowTitle } from '../state/site';
import { type Back, useBack, useFrame } from './frame-context';

interface Props {
  /** The screen's h1, and the window's title. */
  readonly title: string;
  /** The parent screen; makes this an inner screen (no tab bar on phones). */
  readonly back?: Back;
  /** Icon buttons: in the phone's header, beside the title when wide. */
  readonly actions?: ReactNode;
  /** Under the title. */
  readonly children?: ReactNode;
  /** True if only screen readers get the h1 (Home). */
  readonly hidden?: boolean;
}

/** Every screen begins with one. */
export function PageHeader({ title, back, actions, children, hidden = false }: Props) {
  const { actionsPlace } = useFrame();
  useBack(back);
  useEffect(() => {
    document.title = windowTitle(title);
  }, [title]);
  if (hidden) return <h1 className="vh">{title}</h1>;
  return (
    <header className="ph">
      <div className="grow">
        <h1>{title}</h1>
        {children}
      </div>
      {actions && <div className={back ? 'row only-w' : 'row'}>{actions}</div>}
      {actions &&
        back &&
        actionsPlace &&
        createPortal(<div className="row only-n">{actions}</div>, actionsPlace)}
    </header>
  );
}
