import { releaseOf } from '@kashikari/platform/edge';
import { route } from '../rest/request-context';
import * as contract from './version.contract';

/** Of the process: it doesn't change while one runs. */
const RELEASE = releaseOf(process.env);

const getVersion = route(contract.getVersion, async () => ({ body: RELEASE }));

export const versionRoutes = [getVersion];
