import {
  Icon,
  IconChevronRight,
  Link,
  PageHeader,
  useLends,
  useTranslation,
  type User,
} from '@kashikari/web-kit';
import { LabsMark } from '../../labs/labs-mark';
import { type PartName, partsFor } from './parts';
import './settings.css';
import { useSettingsNow } from './settings-now';

/** The settings on a phone: one row for each part, with what is set now. */
export function SettingsMenu({ user }: { readonly user: User }) {
  const { t } = useTranslation('shell');
  const lends = useLends();
  const now = useSettingsNow(user);
  return (
    <>
      <PageHeader title={t('menu.settings')} back={{ to: '/menu', label: t('frame.menu') }} />
      <nav className="card list" aria-label={t('menu.settings')}>
        {partsFor(lends).map(([name, { icon, path }]) => (
          <Link key={name} className={name === 'danger' ? 'way danger' : 'way'} to={path(user.id)}>
            <Icon of={icon} />
            <span className="grow">
              <b>{t(`settings.parts.${name}`)}</b>
              <span className="meta blk">{now[name]}</span>
            </span>
            {name === 'labs' && <LabsMark />}
            <Icon of={IconChevronRight} />
          </Link>
        ))}
      </nav>
    </>
  );
}

interface NavProps {
  readonly userId: string;
  readonly current: PartName;
}

/** The same parts beside the one that is open. */
export function SettingsNav({ userId, current }: NavProps) {
  const { t } = useTranslation('shell');
  const lends = useLends();
  return (
    <nav className="card list setnav" aria-label={t('menu.settings')}>
      {partsFor(lends).map(([name, { icon, path }]) => (
        <Link
          key={name}
          className={name === 'danger' ? 'way danger' : 'way'}
          aria-current={name === current ? 'page' : undefined}
          to={path(userId)}
        >
          <Icon of={icon} />
          <b className="grow">{t(`settings.parts.${name}`)}</b>
          {name === 'labs' && <LabsMark />}
        </Link>
      ))}
    </nav>
  );
}
