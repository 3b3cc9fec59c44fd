import { ButtonLink, useTranslation } from '@kashikari/web-kit';
import type { UnknownCode } from '../api/find-good';

/** The options for an unknown code: register a good with it, or attach it to a good. */
export function UnknownWays({
  groupId,
  code,
  canRegister,
  canAttach,
}: { readonly groupId: string } & UnknownCode) {
  const { t } = useTranslation('bookings');
  const query = new URLSearchParams({ group: groupId, code });
  return (
    <div className="row wrap">
      {canRegister && (
        <ButtonLink small look="soft" to={`/goods/new?${query}`}>
          {t('counter.register')}
        </ButtonLink>
      )}
      {canAttach && (
        <ButtonLink small to={`/goods/attach?${query}`}>
          {t('counter.attach')}
        </ButtonLink>
      )}
    </div>
  );
}
