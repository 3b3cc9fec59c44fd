import { Button, Empty, LoadError, Skeleton, useTranslation } from '@kashikari/web-kit';
import { useState } from 'react';
import { type DeliveryState, useDeliveries } from '../api/deliveries';
import type { Webhook } from '../api/webhooks';
import { DeliveryPanel } from './delivery-panel';
import { DeliveryRow } from './delivery-row';

const FILTERS = [undefined, 'waiting', 'delivered', 'failed'] as const satisfies (
  DeliveryState | undefined
)[];

/** The deliveries of the last 30 days by state; one opened shows its requests and what is sent. */
export function Deliveries({ webhook }: { readonly webhook: Webhook }) {
  const { t } = useTranslation('shell');
  const [state, setState] = useState<(typeof FILTERS)[number]>();
  const [openId, setOpenId] = useState<string>();
  const found = useDeliveries(webhook.id, state);
  const all = found.data?.pages.flatMap((page) => page.deliveries) ?? [];
  const open = all.find(({ id }) => id === openId);
  return (
    <>
      <div className="seg whfilter" role="group" aria-label={t('webhooks.filter')}>
        {FILTERS.map((one) => (
          <button
            key={one ?? 'all'}
            type="button"
            aria-pressed={one === state}
            onClick={() => {
              setState(one);
              setOpenId(undefined);
            }}
          >
            {t(`webhooks.filters.${one ?? 'all'}`)}
            {one === 'waiting' && webhook.waiting > 0 && ` ${webhook.waiting}`}
          </button>
        ))}
      </div>
      {found.isPending && <Skeleton shape="rows" />}
      {found.isLoadingError && <LoadError error={found.error} onRetry={() => void found.refetch()} />}
      {found.isSuccess && all.length === 0 && (
        <Empty title={t('webhooks.noDeliveries')}>{t(`webhooks.noneHint.${state ?? 'all'}`)}</Empty>
      )}
      {all.length > 0 && (
        <div className={open ? 'whcols' : undefined}>
          <div>
            <ul className="card list">
              {all.map((delivery) => (
                <DeliveryRow
                  key={delivery.id}
                  delivery={delivery}
                  open={delivery.id === openId}
                  onOpen={() => setOpenId(delivery.id === openId ? undefined : delivery.id)}
                />
              ))}
            </ul>
            {found.hasNextPage && (
              <div className="gap">
                <Button busy={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
                  {t('history.more')}
                </Button>
              </div>
            )}
          </div>
          {open && <DeliveryPanel key={open.id} delivery={open} webhook={webhook} />}
        </div>
      )}
    </>
  );
}
