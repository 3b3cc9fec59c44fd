import { Icon, IconCheck, useTranslation } from '@kashikari/web-kit';

const STEPS = ['person', 'things', 'done'] as const;

/** The progress of a lending: the person, the goods, done. */
export function CounterSteps({ at }: { readonly at: 1 | 2 | 3 }) {
  const { t } = useTranslation('bookings');
  return (
    <ol className="wiz">
      {STEPS.map((step, index) => (
        <li
          key={step}
          className={index + 1 < at ? 'done' : undefined}
          aria-current={index + 1 === at ? 'step' : undefined}
        >
          <i aria-hidden="true">{index + 1 < at ? <Icon of={IconCheck} size="s" /> : index + 1}</i>
          {t(`counter.steps.${step}`)}
        </li>
      ))}
    </ol>
  );
}
