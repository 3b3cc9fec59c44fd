import { Icon, IconCheck, useTranslation } from '@kashikari/web-kit';

const STEPS = ['file', 'preview', 'apply'] as const;

export type Step = (typeof STEPS)[number] | 'done';

/** The steps of an import, with the current one marked. */
export function Steps({ at }: { readonly at: Step }) {
  const { t } = useTranslation('goods');
  const current = at === 'done' ? STEPS.length : STEPS.indexOf(at);
  return (
    <ol className="imsteps" aria-label={t('import.steps.label')}>
      {STEPS.map((step, place) => (
        <li
          key={step}
          className={place < current ? 'done' : undefined}
          aria-current={place === current ? 'step' : undefined}
        >
          <i aria-hidden="true">{place < current ? <Icon of={IconCheck} size="s" /> : place + 1}</i>
          {t(`import.steps.${step}`)}
        </li>
      ))}
    </ol>
  );
}
