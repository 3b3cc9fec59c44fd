import type { GoodInput } from '../domain/read-good';
import type { Mentioned } from './ports';

/** What the database has to know and to hold before goods are written as they were sent. */
export function mentionedIn(...inputs: readonly GoodInput[]): Mentioned {
  return {
    pictureIds: inputs.flatMap(({ pictureIds = [] }) => pictureIds),
    folderIds: inputs.flatMap(({ folderIds = [] }) => folderIds),
    numbers: inputs.flatMap(({ fields: { managementId } }) => managementId || []),
    codes: inputs.flatMap(({ fields: { codes = [] } }) => codes),
  };
}
