import { Api } from './api';
import { fill } from './fill';

const [address = '', now] = process.argv.slice(2);

fill(new Api(address), Number(now)).catch((error: unknown) => {
  console.error((error as Error).message);
  process.exit(1);
});
