import {
  Icon,
  IconChevronRight,
  IconEdit,
  IconGrid,
  IconList,
  IconReload,
  IconScan,
  type IconShape,
  Link,
  PageHeader,
  useTranslation,
  useUser,
} from '@kashikari/web-kit';
import { Sheets } from './components/sheets';
import { EDIT, ISBN, SHEET, withGroup } from './use-import-address';
import { useTarget } from './use-target';
import './imports.css';
import './import-rows.css';

/** `goods/new/import_select`: the ways to add goods. `?group=` is the group that they enter, by id or slug. */
export function ImportSelectScreen() {
  const { t } = useTranslation('goods');
  const user = useUser();
  const { group, wanted } = useTarget();
  const ways: readonly (readonly [Way, string, IconShape])[] = [
    ['one', withGroup('/goods/new', wanted), IconEdit],
    ['isbn', withGroup(ISBN, wanted), IconScan],
    ['sheet', withGroup(SHEET, wanted), IconGrid],
    ['edit', EDIT, IconReload],
    ['own', group ? `/-/${group.slug}/goods_picker` : `/users/${user?.id}/goods_picker`, IconList],
  ];
  return (
    <>
      <PageHeader
        title={t('import.select.title')}
        back={group ? { to: `/-/${group.slug}`, label: group.name } : { to: '/home', label: t('home') }}
      >
        {group && <p className="meta">{t('import.select.into', { group: group.name })}</p>}
      </PageHeader>
      <nav className="card list" aria-label={t('import.select.title')}>
        {ways.map(([way, to, icon]) => (
          <Link key={way} className="way imway" to={to}>
            <span className="imtile">
              <Icon of={icon} />
            </span>
            <span className="grow">
              <b>{t(`import.select.${way}`)}</b>
              <span className="meta">{t(`import.select.${way}Hint`)}</span>
            </span>
            <Icon of={IconChevronRight} size="s" />
          </Link>
        ))}
      </nav>
      <section className="sec">
        <h2>{t('import.select.sheets')}</h2>
        <Sheets offers={['template', 'export']} />
      </section>
    </>
  );
}

type Way = 'one' | 'isbn' | 'sheet' | 'edit' | 'own';
