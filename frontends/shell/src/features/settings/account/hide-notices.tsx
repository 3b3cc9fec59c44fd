import { FormSection, Link, SwitchRow, useFlash, useTranslation, type User } from '@kashikari/web-kit';
import { useSettings } from '../../../config/settings';
import { usePlanIncludes } from '../../../plan/plan-query';
import { useUpdateUser } from '../api/update-user';

/** The switch that hides the operator's notices, which some plans include. Empty without notices. */
export function HideNotices({ user }: { readonly user: User }) {
  const { t } = useTranslation('shell');
  const { say, sayError } = useFlash();
  const hasNotices = useSettings()?.notices !== undefined;
  const isIncluded = usePlanIncludes('no_ads');
  const { mutate, isPending } = useUpdateUser(user.id);
  if (!hasNotices || isIncluded === undefined) return null;
  return (
    <FormSection title={t('hideNotices.title')}>
      <div className="card pad">
        <SwitchRow
          label={t('hideNotices.label')}
          hint={
            isIncluded ? (
              t('hideNotices.hint')
            ) : (
              <>
                {t('lenderRules.needsPlan')} <Link to="/subscriptions/pricing">{t('lenderRules.plans')}</Link>
              </>
            )
          }
          checked={user.hide_ads}
          disabled={isPending || (!isIncluded && !user.hide_ads)}
          onChange={(hide_ads) =>
            mutate(
              { hide_ads },
              { onSuccess: () => say(t('settings.saved')), onError: (error) => sayError(error) },
            )
          }
        />
      </div>
    </FormSection>
  );
}
