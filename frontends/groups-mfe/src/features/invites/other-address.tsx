import {
  Button,
  ButtonLink,
  signInRequired,
  useAppDispatch,
  useLocation,
  useNavigate,
  useTranslation,
  useUser,
} from '@kashikari/web-kit';
import type { InvitationView } from '../../api/invites';

interface Props {
  readonly invitation: InvitationView;
  /** Continues to the sign-up of a new account, beside the account that is signed in. */
  readonly onSwitch: () => void;
}

/** An invitation to another address than that of the account that is signed in. */
export function OtherAddress({ invitation: { email, group, has_account: hasAccount }, onSwitch }: Props) {
  const { t } = useTranslation('groups');
  const user = useUser();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  function change(): void {
    if (!hasAccount) return onSwitch();
    dispatch(signInRequired(pathname + search));
    navigate('/sign_in');
  }

  return (
    <section className="card pad">
      <h2>{t('invitation.other')}</h2>
      <p className="wrapany">{t('invitation.otherWhy', { email, name: user?.name })}</p>
      <div className="row wrap">
        <Button look="primary" onClick={change}>
          {t('invitation.switch', { email })}
        </Button>
        {group && (
          <ButtonLink to={`/-/${group.slug}`} look="quiet">
            {t('invitation.group')}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
