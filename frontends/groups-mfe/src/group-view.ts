import type { useGroup } from './api/get-group';

/** A group as the REST contract answers it. */
export type GroupView = NonNullable<ReturnType<typeof useGroup>['data']>;
