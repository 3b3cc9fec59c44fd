import {
  BookingBar,
  Button,
  ButtonLink,
  type Good,
  Icon,
  IconScan,
  IconSignIn,
  useRequireSignIn,
  useTranslation,
} from '@kashikari/web-kit';
import { GroupLinks } from './group-links';

interface Props {
  readonly good: Good;
  readonly reason: NonNullable<Good['why_not']>;
}

/** The next step for a user who can't book a good: a button, or links. Some reasons have no next step. */
export function WayOn({ good, reason }: Props) {
  const { t } = useTranslation('goods');
  const requireSignIn = useRequireSignIn();
  switch (reason) {
    case 'sign_in':
      return (
        <BookingBar
          actions={
            <Button look="primary" full onClick={requireSignIn}>
              <Icon of={IconSignIn} size="s" />
              {t('whyNot.signInVerb')}
            </Button>
          }
        />
      );
    case 'scan':
      return (
        <BookingBar
          actions={
            <ButtonLink to={`/qrcode-scanner?good=${good.id}`} look="primary" full>
              <Icon of={IconScan} size="s" />
              {t('whyNot.scanVerb')}
            </ButtonLink>
          }
        />
      );
    case 'members_only':
      return (
        <GroupLinks
          groupIds={good.group_ids}
          otherwise={<ButtonLink to="/groups/join">{t('whyNot.join')}</ButtonLink>}
        />
      );
    case 'no_group':
      return <ButtonLink to="/search">{t('whyNot.search')}</ButtonLink>;
    case 'restricted':
      return good.restrict_reservation ? <GroupLinks groupIds={good.group_ids} /> : null;
    case 'reference_only':
      return null;
  }
}
