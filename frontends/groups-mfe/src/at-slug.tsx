import { Navigate, useLocation, useParams } from '@kashikari/web-kit';
import type { ReactNode } from 'react';

interface Props {
  /** The address that the group has now. */
  readonly slug: string;
  readonly children: ReactNode;
}

/**
 * Redirects from a group's former address, or from its id, to its current one, so that printed addresses remain valid.
 */
export function AtSlug({ slug, children }: Props) {
  const { id = '' } = useParams();
  const { pathname, search, hash } = useLocation();
  if (id === slug) return children;
  return <Navigate replace to={pathname.replace(`/-/${id}`, `/-/${slug}`) + search + hash} />;
}
