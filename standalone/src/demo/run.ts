import { Api } from './api';
import { fill } from './fill';
import { Illustrations } from './pictures';

const [address = '', now] = process.argv.slice(2);
const pictures = new Illustrations(process.env);

fill(new Api(address), pictures, Number(now)).then(
  () => pictures.close(),
  (error: unknown) => {
    console.error((error as Error).message);
    process.exit(1);
  },
);
