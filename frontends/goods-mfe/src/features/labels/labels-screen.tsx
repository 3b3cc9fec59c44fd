import {
  ButtonLink,
  Empty,
  LoadError,
  PageHeader,
  Skeleton,
  useLocation,
  useParams,
  useSearchParams,
  useTranslation,
} from '@kashikari/web-kit';
import { useMyGroups } from '../../api/list-my-groups';
import { type LabelSource, useLabelGoods } from './api/label-goods';
import { Labels } from './components/labels';
import { chosenIn } from '../../label-good';

/** `-/{id}/export/goods_qr_code`: labels of the goods of a group. */
export function GroupLabelsScreen() {
  const { id = '' } = useParams();
  const { t } = useTranslation('goods');
  const group = useMyGroups().data?.find((one) => one.slug === id || one.id === id);
  const register = `/goods/new/import_select?group=${group?.id ?? id}`;
  return (
    <LabelsOf
      source={{ groupId: id }}
      back={{ to: `/-/${id}`, label: group?.name ?? t('labels.group') }}
      register={register}
    />
  );
}

/** `users/{id}/export/goods_qr_code`: labels of chosen goods (router state), of one (`?good=`), or of all of an account. */
export function AccountLabelsScreen() {
  const { id = '' } = useParams();
  const { t } = useTranslation('goods');
  const goodId = useSearchParams()[0].get('good');
  const back = goodId
    ? { to: `/goods/${goodId}`, label: t('labels.item') }
    : { to: `/users/${id}/goods_picker`, label: t('picker.title') };
  const source = goodId ? { goodId } : { ownerId: id };
  return <LabelsOf source={source} back={back} register="/goods/new/import_select" />;
}

interface Props {
  readonly source: LabelSource;
  readonly back: { readonly to: string; readonly label: string };
  /** The address at which goods are added, if there are no goods. */
  readonly register: string;
}

function LabelsOf({ source, back, register }: Props) {
  const { t } = useTranslation('goods');
  const chosen = chosenIn(useLocation().state);
  const found = useLabelGoods(chosen ? undefined : source);
  const groups = useMyGroups().data ?? [];
  const goods = chosen ?? found.data;
  if (goods && goods.length > 0)
    return (
      <Labels
        goods={goods}
        groups={groups}
        groupId={'groupId' in source ? source.groupId : undefined}
        back={back}
      />
    );
  return (
    <>
      <PageHeader title={t('labels.title')} back={back} />
      {found.isLoadingError && <LoadError error={found.error} onRetry={() => void found.refetch()} />}
      {found.isPending && <Skeleton shape="block" />}
      {goods && (
        <Empty
          title={t('labels.none')}
          actions={
            <ButtonLink to={register} look="primary">
              {t('form.register')}
            </ButtonLink>
          }
        >
          {t('labels.noneHint')}
        </Empty>
      )}
    </>
  );
}
