import {
  type ApiError,
  ButtonLink,
  Note,
  PageHeader,
  browserZone,
  dayIn,
  errorText,
  formatDay,
  useLocale,
  useTranslation,
  useUser,
} from '@kashikari/web-kit';

/** A notice for an invitation that can no longer be accepted, with the reason and the next steps. */
export function InvitationEnd({ error }: { readonly error: ApiError }) {
  const { t } = useTranslation('groups');
  const locale = useLocale();
  const user = useUser();
  const { used, at, group, slug, inviter } = error.params as {
    readonly used?: boolean;
    readonly at?: string;
    readonly group?: string;
    readonly slug?: string;
    readonly inviter?: string;
  };
  if (!at || !slug) {
    return (
      <>
        <PageHeader title={t('invite.title')} />
        <Note tone="error">{errorText(error)}</Note>
      </>
    );
  }
  const day = formatDay(dayIn(browserZone(), new Date(at)), locale);
  return (
    <>
      <PageHeader title={t(used ? 'invitation.spent' : 'invitation.expired')}>
        <p className="sm t2">{group}</p>
      </PageHeader>
      <p>{t(used ? 'invitation.spentWhy' : 'invitation.expiredWhy', { day, inviter })}</p>
      <div className="row wrap">
        {used && !user && (
          <ButtonLink to="/sign_in" look="primary">
            {t('invitation.toSignIn')}
          </ButtonLink>
        )}
        <ButtonLink to={`/-/${slug}`} look={used && !user ? 'plain' : 'primary'}>
          {t('invitation.group')}
        </ButtonLink>
        {!used && !user && <ButtonLink to="/sign_in">{t('invitation.toSignIn')}</ButtonLink>}
      </div>
    </>
  );
}
