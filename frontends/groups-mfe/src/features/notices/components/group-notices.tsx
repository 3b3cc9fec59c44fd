import {
  ButtonLink,
  FormSection,
  Link,
  PageHeader,
  QueryView,
  Skeleton,
  SwitchRow,
  useFlash,
  useLends,
  useTranslation,
  type User,
} from '@kashikari/web-kit';
import type { GroupView } from '../../../group-view';
import { useGeneralNotices } from '../api/general-notices';
import { type GroupNoticesPatch, useChooseGroupNotices, useGroupNotices } from '../api/group-notices';
import { type Flag, KINDS } from '../kinds';
import './group-notices.css';
import { NoticeKind } from './notice-kind';

interface Props {
  readonly group: GroupView;
  readonly user: User;
}

/** The notices of one group, chosen apart from the general setting. Saved at once. */
export function GroupNotices({ group, user }: Props) {
  const { t } = useTranslation('groups');
  const general = useGeneralNotices(user.id);
  const chosen = useGroupNotices(group.id);
  const { mutate, isPending } = useChooseGroupNotices(group.id);
  const { say, sayError } = useFlash();
  const lends = useLends();
  const lendsHere = lends && (group.role !== 'member' || group.permissions.includes('add_goods'));

  function choose(flag: Flag, choice: boolean | null): void {
    // Turning this kind on is consent to news about goods with a price: the text that was shown is stored with it.
    const consent = choice === true &&
      flag.endsWith('_new_goods') && { new_goods_wording: t('notices.new_goodsHint') };
    store({ [flag]: choice, ...consent }, consent ? 'notices.pricedToo' : 'notices.saved');
  }

  function store(
    patch: GroupNoticesPatch,
    stored: 'notices.pricedToo' | 'notices.saved' = 'notices.saved',
  ): void {
    mutate(patch, { onError: sayError, onSuccess: () => say(t(stored)) });
  }

  return (
    <>
      <PageHeader title={t('notices.title')} back={{ to: `/-/${group.slug}`, label: group.name }}>
        <p className="sm t2">{t('notices.intro', { name: group.name })}</p>
      </PageHeader>
      <QueryView query={general} loading={<Skeleton shape="rows" />}>
        {({ notification_setting: usual }) => (
          <QueryView query={chosen} loading={<Skeleton shape="rows" />}>
            {(own) => (
              <>
                {(lendsHere ? (['everyone', 'lending'] as const) : (['everyone'] as const)).map((part) => (
                  <FormSection key={part} title={t(`notices.groups.${part}`)}>
                    <div className="card pad">
                      {KINDS[part].map((kind) => (
                        <NoticeKind key={kind} kind={kind} chosen={own} general={usual} onChoose={choose} />
                      ))}
                    </div>
                  </FormSection>
                ))}
                {group.permissions.includes('edit') && (
                  <FormSection title={t('notices.groups.running')}>
                    <div className="card pad">
                      <SwitchRow
                        label={t('notices.report.label')}
                        hint={t('notices.report.hint')}
                        checked={own.email_usage_report}
                        disabled={isPending}
                        onChange={(on) => store({ email_usage_report: on })}
                      />
                    </div>
                    <p className="sm gap">
                      <Link to={`/-/${group.slug}/usage_reports`}>{t('notices.report.all')}</Link>
                    </p>
                  </FormSection>
                )}
              </>
            )}
          </QueryView>
        )}
      </QueryView>
      <p className="sm t2 sec">{t('notices.several')}</p>
      <div className="gap">
        <ButtonLink to={`/users/${user.id}/notification_setting`}>{t('notices.all')}</ButtonLink>
      </div>
    </>
  );
}
