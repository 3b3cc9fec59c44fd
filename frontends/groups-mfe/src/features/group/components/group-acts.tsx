import {
  ButtonLink,
  Icon,
  IconDots,
  IconPlus,
  Menu,
  MenuItem,
  cardGroup,
  useNavigate,
  useTranslation,
} from '@kashikari/web-kit';
import type { GroupView } from '../../../group-view';

/** The actions in a group: the invitation as a button, all others in a menu. */
export function GroupActs({ group }: { readonly group: GroupView }) {
  const { t } = useTranslation('groups');
  const navigate = useNavigate();
  const may = (act: string) => group.permissions.includes(act);
  const at = (path: string) => `/-/${group.slug}/${path}`;
  const acts: readonly (readonly [is: boolean, name: string, to: string])[] = [
    [may('add_goods'), t('group.addGood'), `/goods/new/import_select?group=${group.id}`],
    [may('add_goods'), t('group.addGoods'), at('goods_picker')],
    [true, t('group.bulk'), `/bookings/new/bulk?group=${group.slug}`],
    [may('edit'), t('group.counter'), `/bookings/counter?group=${group.slug}`],
    [may('list_members'), t('group.stocktaking'), at('stocktaking')],
    [may('list_members') || may('leave'), t('members.title'), at('members/edit')],
    [may('list_members'), t('cards.title'), at('auth_tokens')],
    [may('add_goods'), t('group.labels'), at('export/goods_qr_code')],
    [group.role !== null && cardGroup() === undefined, t('notices.title'), at('notification_setting')],
    [may('edit'), t('posts.new'), at('posts/new')],
    [may('edit'), t('folders.edit'), at('edit/folders')],
    [may('edit'), t('group.figures'), at('numbers')],
    [may('edit'), t('group.reports'), at('usage_reports')],
    [may('edit'), t('settings.title'), at('edit')],
  ];
  return (
    <div className="row ghead">
      {may('manage_members') && (
        <ButtonLink to={at('members/new')} small look="primary">
          <Icon of={IconPlus} size="s" />
          {t('group.invite')}
        </ButtonLink>
      )}
      <Menu label={t('group.acts')} button={<Icon of={IconDots} />}>
        {acts
          .filter(([is]) => is)
          .map(([, name, to]) => (
            <MenuItem key={to} onSelect={() => navigate(to)}>
              {name}
            </MenuItem>
          ))}
      </Menu>
    </div>
  );
}
