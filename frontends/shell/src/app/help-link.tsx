import { NavLink, useLocation, useTranslation } from '@kashikari/web-kit';
import { type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import { usePart, withTexts } from '../offers/use-part';

const load = () => withTexts(import('../features/help/help-modal')).then(({ HelpModal }) => HelpModal);

interface Props {
  readonly className?: string;
  readonly children: ReactNode;
}

/** A link to the help. A press opens it as a window over the screen; so does the key `?` outside of fields. */
export function HelpLink({ className, children }: Props) {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  // The window closes when the screen behind it changes.
  const isOpen = openAt === pathname;
  const Modal = usePart(load, isOpen);
  useEffect(() => {
    const press = ({ key, target }: KeyboardEvent) => {
      const typing = (target as HTMLElement).closest('input, textarea, select, [contenteditable], dialog');
      if (key === '?' && !typing) setOpenAt(pathname);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [pathname]);
  function open(event: MouseEvent): void {
    if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || pathname.startsWith('/help'))
      return;
    event.preventDefault();
    setOpenAt(pathname);
  }
  return (
    <>
      <NavLink
        to="/help"
        className={className}
        aria-label={t('frame.help')}
        title={t('frame.help')}
        onClick={open}
      >
        {children}
      </NavLink>
      {isOpen && Modal && <Modal path={pathname} onClose={() => setOpenAt(undefined)} />}
    </>
  );
}
