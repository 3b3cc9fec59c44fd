import {
  Avatar,
  Button,
  ButtonLink,
  Icon,
  Link,
  ListRow,
  Note,
  Picture,
  useCopy,
  useTranslation,
} from '@kashikari/web-kit';
import type { ReadCode, ScanAnswer } from '../api/resolve-scan';
import { scanLinks } from '../scan-links';
import { ACTION_ICONS } from './action-icons';
import { Situation } from './situation';

interface Props {
  readonly read: ReadCode;
  /** Called when one of several goods is picked. */
  readonly onPick: (goodId: string) => void;
}

/** The scanned good or card and the actions on it; the likeliest action is the primary button. */
export function ScanResult({ read, onPick }: Props) {
  const { t } = useTranslation('shell');
  const [first, ...others] = scanLinks(read);
  return (
    <section className="scres" aria-live="polite" aria-label={t('scan.result')}>
      <Scanned read={read} />
      <Candidates answer={read.answer} onPick={onPick} />
      {first && (
        <ButtonLink look="primary" to={first.to}>
          {t(`scan.action.${first.action}`)}
        </ButtonLink>
      )}
      {others.length > 0 && (
        <nav className="scacts" aria-label={t('scan.others')}>
          {others.map(({ action, to }) => (
            <Link key={action} to={to}>
              <Icon of={ACTION_ICONS[action]} />
              {t(`scan.action.${action}`)}
            </Link>
          ))}
        </nav>
      )}
    </section>
  );
}

/** The scanned object with its picture and name. An unknown code is shown as text and is never a link. */
function Scanned({ read: { answer } }: { readonly read: ReadCode }) {
  const { t } = useTranslation('shell');
  const { scan, goods, groups, users, images } = answer;
  const good = goods.find(({ id }) => id === scan.good_id);
  if (good) {
    const image = images.find(({ id }) => id === good.image_ids[0]);
    const place = [good.management_id, good.location].filter(Boolean).join('・');
    return (
      <ListRow
        leading={<Picture id={good.id} url={image?.thumbnail_public_url ?? null} size="large" />}
        title={good.title}
      >
        <Situation answer={answer} />
        {place && <span className="meta">{place}</span>}
      </ListRow>
    );
  }
  const group = groups[0];
  if (scan.kind === 'group' && group) {
    return <ListRow leading={<Avatar name={group.name} square large />} title={group.name} />;
  }
  if (scan.kind === 'card') {
    const holder = users.find(({ id }) => id === scan.user_id)?.name;
    return <ListRow leading={holder && <Avatar name={holder} large />} title={holder ?? t('scan.card')} />;
  }
  if (scan.code === 'good.isbn_jan') return <Note tone="warning">{t('scan.lowerBarcode')}</Note>;
  if (scan.kind === 'isbn') return <ListRow title={t('scan.isbn', { isbn: scan.normal })} />;
  if (scan.kind === 'several') return <Note>{t('scan.several')}</Note>;
  return <Unknown text={scan.normal} />;
}

/** An unknown code as text that can be copied. The address of another site is never a link. */
function Unknown({ text }: { readonly text: string }) {
  const { t } = useTranslation('shell');
  const copy = useCopy(t('scan.copied'));
  return (
    <Note
      tone="warning"
      action={
        <Button small onClick={() => copy(text)}>
          {t('scan.copy')}
        </Button>
      }
    >
      {t(/^https?:/i.test(text) ? 'scan.foreign' : 'scan.unknown')} <span className="sctext">{text}</span>
    </Note>
  );
}

/** Goods and holders of cards to choose from. */
function Candidates({ answer, onPick }: { readonly answer: ScanAnswer; readonly onPick: Props['onPick'] }) {
  const { scan, goods, users } = answer;
  const ids = scan.candidates.flatMap(({ good_id }) => good_id ?? []);
  const people = scan.candidates.flatMap(({ user_id }) => users.find(({ id }) => id === user_id) ?? []);
  if (ids.length + people.length === 0) return null;
  return (
    <ul className="card list">
      {goods
        .filter(({ id }) => ids.includes(id))
        .map((good) => (
          <li key={good.id}>
            <button type="button" className="lrow scpick" onClick={() => onPick(good.id)}>
              <Picture id={good.id} />
              <span className="grow">{good.title}</span>
              <span className="meta">{good.management_id}</span>
            </button>
          </li>
        ))}
      {people.map(({ id, name }) => (
        <li key={id}>
          <ListRow to={`/users/${id}`} leading={<Avatar name={name} large />} title={name} />
        </li>
      ))}
    </ul>
  );
}
