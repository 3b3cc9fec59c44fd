import {
  Link,
  signInRequired,
  useAppDispatch,
  useLocation,
  useTranslation,
  useUser,
} from '@kashikari/web-kit';

/** Where somebody without an account begins, to come back here with one; nothing to who is signed in. */
export function NoAccount() {
  const { t } = useTranslation('groups');
  const { pathname, search } = useLocation();
  const dispatch = useAppDispatch();
  if (useUser()) return null;
  return (
    <p className="sm t2 row wrap">
      {t('join.noAccount')}
      <Link
        to="/sign_up?as=member"
        className="btn q sm"
        onClick={() => dispatch(signInRequired(pathname + search))}
      >
        {t('join.signUp')}
      </Link>
    </p>
  );
}
