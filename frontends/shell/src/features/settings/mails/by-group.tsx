import {
  Avatar,
  FormSection,
  Icon,
  IconChevronRight,
  ListRow,
  QueryView,
  Skeleton,
  useQuery,
  useTranslation,
} from '@kashikari/web-kit';
import { myGroupsQuery } from '../../../groups/list-my-groups';

/** Links to the notification settings of each of the user's groups. */
export function ByGroup() {
  const { t } = useTranslation('shell');
  const groups = useQuery(myGroupsQuery);
  return (
    <FormSection title={t('mails.byGroup')} intro={t('mails.byGroupHint')}>
      <QueryView query={groups} loading={<Skeleton shape="rows" />}>
        {(all) =>
          all.length === 0 ? (
            <p className="sm t2">{t('mails.noGroup')}</p>
          ) : (
            <div className="card list">
              {all.map(({ id, slug, name }) => (
                <ListRow
                  key={id}
                  to={`/-/${slug}/notification_setting`}
                  leading={<Avatar name={name} square />}
                  title={name}
                  trailing={<Icon of={IconChevronRight} size="s" />}
                />
              ))}
            </div>
          )
        }
      </QueryView>
    </FormSection>
  );
}
