import { TUTORIAL_GOODS } from '@kashikari/kernel';
import {
  ButtonLink,
  Icon,
  IconCheck,
  PageHeader,
  useQuery,
  useTranslation,
  useUser,
} from '@kashikari/web-kit';
import { progressQuery } from './api/get-progress';

/**
 * The first steps of a new lender: a group, five goods, people, reminders. Completed steps are checked, and the current
 * one is open.
 */
export function Tutorial() {
  const { t } = useTranslation('shell');
  const user = useUser();
  const { data } = useQuery({ ...progressQuery(user?.id ?? ''), enabled: user !== null });
  const group = data?.group;
  const steps = [
    { name: 'group' as const, done: group !== undefined, to: '/groups/new' },
    { name: 'goods' as const, done: (data?.goods ?? 0) >= TUTORIAL_GOODS, to: '/goods/new' },
    {
      name: 'invite' as const,
      done: data?.invited ?? false,
      to: group ? `/-/${group.slug}/members/new` : '/groups/new',
    },
    { name: 'remind' as const, done: user?.reminders_chosen ?? false, to: '/user_reminder_setting' },
  ];
  const current = steps.find((step) => !step.done);
  return (
    <>
      <PageHeader title={t('tutorial.title')} back={{ to: '/home', label: t('frame.home') }}>
        <p className="sm t2">{t('tutorial.intro')}</p>
      </PageHeader>
      <div className="card">
        {steps.map((step) => (
          <div key={step.name} className={`todo ${step.done ? 'done' : step === current ? 'cur' : ''}`}>
            <i aria-hidden="true">{step.done && <Icon of={IconCheck} />}</i>
            <span className="grow">
              <b>
                {t(`tutorial.${step.name}`, {
                  done: Math.min(data?.goods ?? 0, TUTORIAL_GOODS),
                  goal: TUTORIAL_GOODS,
                })}
              </b>
              {step.done && <span className="vh">{t('tutorial.done')}</span>}
              {step === current && <span className="sm t2 blk">{t(`tutorial.${step.name}How`)}</span>}
            </span>
            {step === current && (
              <ButtonLink to={step.to} look="primary" small>
                {t('tutorial.go')}
              </ButtonLink>
            )}
          </div>
        ))}
      </div>
    </>
  );
}
