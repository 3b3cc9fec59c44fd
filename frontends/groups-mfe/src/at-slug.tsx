import { Navigate, useLocation, useParams } from '@kashikari/web-kit';
import type { ReactNode } from 'react';

interface Props {
  /** The address that the group has now. */
  readonly slug: string;
  readonly children: ReactNode;
}

/** Leads on from an address that the group had before, or from its id, to the one it has: what is printed stays true. */
export function AtSlug({ slug, children }: Props) {
  const { id = '' } = useParams();
  const { pathname, search, hash } = useLocation();
  if (id === slug) return children;
  return <Navigate replace to={pathname.replace(`/-/${id}`, `/-/${slug}`) + search + hash} />;
}
