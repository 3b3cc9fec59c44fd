import type { GoodInput } from '../domain/read-good';
import type { References } from './ports';

/** Returns the records to look up and lock before goods are written as sent. */
export function mentionedIn(...inputs: readonly GoodInput[]): References {
  return {
    pictureIds: inputs.flatMap(({ pictureIds = [] }) => pictureIds),
    folderIds: inputs.flatMap(({ folderIds = [] }) => folderIds),
    numbers: inputs.flatMap(({ fields: { managementId } }) => managementId || []),
    codes: inputs.flatMap(({ fields: { codes = [] } }) => codes),
  };
}
