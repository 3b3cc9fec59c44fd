import {
  Icon,
  IconChevronRight,
  IconSignIn,
  useAppSelector,
  useFlash,
  useTranslation,
} from '@kashikari/web-kit';
import { useGoToProvider, useProviders } from './api/providers';

/** A row for each provider that the operator has set up; one press leads to its page. `starts` is for new users. */
export function ProviderWays({ starts = false }: { readonly starts?: boolean }) {
  const { t } = useTranslation('shell');
  const providers = useProviders();
  const to = useAppSelector((state) => state.auth.returnTo);
  const { sayError } = useFlash();
  const go = useGoToProvider();
  return providers.map(({ id, name }) => (
    <button
      key={id}
      type="button"
      className="way"
      disabled={go.isPending || go.isSuccess}
      onClick={() => go.mutate({ provider: id, to }, { onError: sayError })}
    >
      <Icon of={IconSignIn} />
      <span className="grow">
        <b>{t(starts ? 'providers.start' : 'providers.signIn', { name })}</b>
      </span>
      <Icon of={IconChevronRight} />
    </button>
  ));
}
