import { HOME_GROUP_TABS } from '@kashikari/kernel';
import {
  Empty,
  FormSection,
  LoadError,
  Skeleton,
  type User,
  useFlash,
  useQuery,
  useTranslation,
} from '@kashikari/web-kit';
import { useState } from 'react';
import { myGroupsQuery } from '../../../groups/list-my-groups';
import { homeGroupsOf } from '../../../groups/home-groups';
import { useUpdateUser } from '../api/update-user';
import { HomeTabRow } from './home-tab-row';
import { moved, toggled } from './order';
import './home-tabs.css';

/** The choice and order of the groups that are tabs of Home. Each change is saved at once. */
export function HomeTabsSetting({ user }: { readonly user: User }) {
  const { t } = useTranslation('shell');
  const { say, sayError } = useFlash();
  const { mutate } = useUpdateUser(user.id);
  const groups = useQuery(myGroupsQuery);
  // A press takes effect at once, also for the next press.
  const [pressed, setPressed] = useState<readonly string[] | null>(null);
  const chosen = pressed ?? homeGroupsOf(groups.data ?? [], user).map(({ id }) => id);
  const rest = (groups.data ?? []).filter(({ id }) => !chosen.includes(id)).map(({ id }) => id);
  const nameOf = (id: string) => groups.data?.find((group) => group.id === id)?.name ?? '';

  function save(ids: readonly string[]): void {
    setPressed(ids);
    mutate(
      { home_group_ids: [...ids] },
      {
        onSuccess: () => say(t('settings.saved')),
        onError: (error) => {
          setPressed(null);
          sayError(error);
        },
      },
    );
  }

  return (
    <FormSection title={t('homeTabs.title')} intro={t('homeTabs.intro', { count: HOME_GROUP_TABS })}>
      {groups.isPending && <Skeleton shape="rows" />}
      {groups.isLoadingError && <LoadError error={groups.error} onRetry={() => void groups.refetch()} />}
      {groups.data?.length === 0 && <Empty title={t('homeTabs.none')}>{t('homeTabs.noneHint')}</Empty>}
      <ul className="hometabs">
        {[...chosen, ...rest].map((id) => {
          const at = chosen.indexOf(id);
          return (
            <HomeTabRow
              key={id}
              name={nameOf(id)}
              checked={at >= 0}
              // One stays: without any, the first groups are tabs again.
              fixed={at >= 0 ? chosen.length === 1 : chosen.length === HOME_GROUP_TABS}
              first={at <= 0}
              last={at < 0 || at === chosen.length - 1}
              onToggle={() => save(toggled(chosen, id))}
              onMove={(step) => save(moved(chosen, id, step))}
            />
          );
        })}
      </ul>
    </FormSection>
  );
}
