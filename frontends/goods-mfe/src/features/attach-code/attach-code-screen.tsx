import {
  ButtonLink,
  Empty,
  LoadError,
  PageHeader,
  Picture,
  Skeleton,
  TextField,
  useFlash,
  useNavigate,
  useSearchParams,
  useTranslation,
} from '@kashikari/web-kit';
import { useDeferredValue, useState } from 'react';
import { countAddress } from '../../count-address';
import { useAttachCode, useEditableGoods } from './api/attach-code';
import './attach-code.css';

/**
 * `goods/attach?code=`: attaches an unknown code to a good that the user may edit. With `?group=` and `?count=`, as
 * from a stocktaking, the good is one of the group and is counted next.
 */
export function AttachCodeScreen() {
  const { t } = useTranslation('goods');
  const [params] = useSearchParams();
  const code = params.get('code') ?? '';
  const register = `/goods/new?${params}`;
  const counting = countAddress(params, encodeURIComponent(code));
  return (
    <div className="narrow">
      <PageHeader
        title={t('attach.title')}
        back={{ to: counting ?? '/qrcode-scanner', label: t(counting ? 'attach.toCount' : 'attach.back') }}
      >
        {code && (
          <p className="t2 sm">
            {t('attach.intro')} <span className="atcode">{code}</span>
          </p>
        )}
      </PageHeader>
      {code ? (
        <Choice code={code} register={register} params={params} />
      ) : (
        <Empty title={t('attach.noCode')}>{t('attach.noCodeHint')}</Empty>
      )}
    </div>
  );
}

interface ChoiceProps {
  readonly code: string;
  /** The address at which the code is registered with a new good instead. */
  readonly register: string;
  readonly params: URLSearchParams;
}

function Choice({ code, register, params }: ChoiceProps) {
  const { t } = useTranslation('goods');
  const [typed, setTyped] = useState('');
  const goods = useEditableGoods(useDeferredValue(typed.trim()), params.get('group'));
  const attach = useAttachCode();
  const navigate = useNavigate();
  const { say, sayError } = useFlash();

  function choose(goodId: string): void {
    if (attach.isPending) return;
    attach.mutate(
      { goodId, code, attached: true },
      {
        onSuccess: ({ title }) => {
          say(t('attach.done', { title }), { label: t('attach.undo'), run: () => undo(goodId) });
          navigate(countAddress(params, goodId) ?? `/goods/${goodId}`, { replace: true });
        },
        onError: sayError,
      },
    );
  }

  function undo(goodId: string): void {
    attach.mutate(
      { goodId, code, attached: false },
      { onSuccess: () => say(t('attach.undone')), onError: sayError },
    );
  }

  return (
    <>
      <TextField label={t('attach.search')} name="match" value={typed} onValue={setTyped} optional />
      {goods.isPending && <Skeleton shape="rows" />}
      {goods.isLoadingError && <LoadError error={goods.error} onRetry={() => void goods.refetch()} />}
      {goods.data?.length === 0 && <Empty title={t('attach.none')}>{t('attach.noneHint')}</Empty>}
      <ul className="card list" aria-label={t('attach.goods')} aria-busy={attach.isPending}>
        {goods.data?.map(({ id, title, thumbnail_url: url, management_id: number }) => (
          <li key={id}>
            <button type="button" className="lrow atpick" onClick={() => choose(id)}>
              <Picture id={id} url={url} />
              <span className="grow">
                <span className="b">{title}</span>
                {number && <span className="meta">{number}</span>}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <ButtonLink to={register} small>
        {t('form.register')}
      </ButtonLink>
    </>
  );
}
