import {
  Navigate,
  Skeleton,
  useAppSelector,
  useLocation,
  signInRequired,
  useAppDispatch,
} from '@kashikari/web-kit';
import { type ReactNode, useEffect } from 'react';

/** A screen that makes no sense without an account: others are asked to sign in and come back. */
export function MembersOnly({ children }: { readonly children: ReactNode }) {
  const status = useAppSelector((state) => state.auth.status);
  if (status === 'unknown') return <Skeleton shape="rows" />;
  return status === 'signed-in' ? children : <ToSignIn />;
}

function ToSignIn() {
  const { pathname, search } = useLocation();
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(signInRequired(pathname + search));
  }, [dispatch, pathname, search]);
  return <Navigate to="/sign_in" replace />;
}
