import {
  NotFound,
  Note,
  PageHeader,
  QueryView,
  RemoteSlot,
  Skeleton,
  useParams,
  useTranslation,
  useUser,
} from '@kashikari/web-kit';
import { type PersonAnswer, usePerson } from './api/get-user';
import { GoodsPart } from './components/goods-part';
import { HeadCard } from './components/head-card';
import { RecordPart } from './components/record-part';
import './person.css';

/** `users/{id}`: a person as others see them. The user's own page also links to the settings. */
export function Person() {
  const { id = '' } = useParams();
  const person = usePerson(id);
  return (
    <QueryView
      query={person}
      loading={<Skeleton shape="rows" />}
      notFound={<NotFound entity="user" id={id} />}
    >
      {(found) => <PersonPage found={found} />}
    </QueryView>
  );
}

/** The record and the bookings are shown to those who may see them; others see the head and the goods. */
function PersonPage({ found: { user, groups, record } }: { readonly found: PersonAnswer }) {
  const { t } = useTranslation('shell');
  const own = useUser()?.id === user.id;
  return (
    <div className="person">
      <PageHeader title={user.name} hidden back={{ to: '/redirect_home', label: t('frame.home') }} />
      <HeadCard user={user} groups={groups} />
      <div className={record ? 'pscols' : undefined}>
        {record && (
          <div className="psmain">
            <RecordPart user={user} record={record} own={own} />
            <RemoteSlot remote="bookings" slot="person-bookings" props={{ userId: user.id, own }} />
          </div>
        )}
        <aside className="psaside">
          <GoodsPart user={user} own={own} />
          {record && <Note>{t(own ? 'person.ownWho' : 'person.who')}</Note>}
        </aside>
      </div>
    </div>
  );
}
