import {
  Link,
  answer,
  api,
  dayIn,
  formatDay,
  queryClient,
  QueryView,
  Skeleton,
  SwitchRow,
  useFlash,
  useLocale,
  useMutation,
  useQuery,
  useTranslation,
  useUser,
} from '@kashikari/web-kit';
import { CONTACT_FORM, useContactLink } from '../../../config/contact';
import { labsQuery } from '../../../labs/labs-query';
import { SettingsPart } from '../settings-part';

/** `labs`: features on trial, which users switch on for themselves. */
export function Labs() {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  const user = useUser();
  const contact = useContactLink();
  const { sayError } = useFlash();
  const labs = useQuery(labsQuery);
  const change = useMutation({
    mutationFn: (choice: Readonly<Record<string, boolean>>) => answer(api.PATCH('/labs', { body: choice })),
    onSuccess: (changed) => queryClient.setQueryData(labsQuery.queryKey, changed),
    onError: (error) => sayError(error),
  });
  if (!user) return null;
  return (
    <SettingsPart user={user} part="labs">
      <p className="sm t2">{t('labs.intro')}</p>
      <QueryView query={labs} loading={<Skeleton shape="rows" />}>
        {({ labs: all }) => (
          <div className="card pad gap">
            {all.map(({ key, enabled, ends_on }) => (
              <SwitchRow
                key={key}
                label={t(`labs.${key}`)}
                hint={
                  <>
                    {t(`labs.${key}Hint`)}
                    <span className="meta blk">
                      {t('labs.until', { day: formatDay(ends_on, locale, dayIn(user.time_zone)) })}
                      {contact && (
                        <>
                          {' '}
                          {contact === CONTACT_FORM ? (
                            <Link to="/feedback">{t('labs.feedback')}</Link>
                          ) : (
                            <a href={contact}>{t('labs.feedback')}</a>
                          )}
                        </>
                      )}
                    </span>
                  </>
                }
                checked={change.isPending ? (change.variables?.[key] ?? enabled) : enabled}
                disabled={change.isPending}
                onChange={(on) => change.mutate({ [key]: on })}
              />
            ))}
          </div>
        )}
      </QueryView>
      <p className="hint gap">{t('labs.counted')}</p>
    </SettingsPart>
  );
}
