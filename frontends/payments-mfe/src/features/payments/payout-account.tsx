import { Button, FormSection, StateChip, useFlash, useTranslation } from '@kashikari/web-kit';
import { useKey } from './api/get-key';
import { useAccountLink, usePayoutAccount } from '../../account/payout-account';
import { leadTo } from '../../account/lead-to';

/** Slot `payout-account`: whether the lender takes cards, and the way to set that up; nothing where cards are off. */
export function PayoutAccount() {
  return useKey().data?.enabled ? <Account /> : null;
}

function Account() {
  const { t } = useTranslation('payments');
  const { sayError } = useFlash();
  const account = usePayoutAccount().data;
  const link = useAccountLink();
  if (!account) return null;
  const { takes_cards: isOn, commission } = account;
  return (
    <FormSection title={t('payout.title')} intro={t('payout.intro')}>
      <div className="card pad payform">
        <StateChip state={isOn ? 'free' : 'part'}>{t(isOn ? 'payout.on' : 'payout.off')}</StateChip>
        {commission !== null && <p className="t2">{t('payout.commission', { percent: commission })}</p>}
        <Button
          look={isOn ? 'plain' : 'soft'}
          busy={link.isPending}
          onClick={() => link.mutate(undefined, { onSuccess: ({ url }) => leadTo(url), onError: sayError })}
        >
          {t(isOn ? 'payout.change' : 'payout.set')}
        </Button>
        <p className="hint">{t('payout.hint')}</p>
      </div>
    </FormSection>
  );
}
