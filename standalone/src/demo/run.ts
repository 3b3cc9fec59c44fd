import { Api } from './api';
import { fill } from './fill';
import { Illustrations } from './pictures';

const [address = '', now] = process.argv.slice(2);
const pictures = new Illustrations(process.env);
// Not on the command line, where every user of the machine reads it.
const password = process.env['DEMONSTRATION_PASSWORD'] ?? '';

fill(new Api(address), pictures, Number(now), password).then(
  (lenders) => {
    process.send?.({ lenders });
    pictures.close();
  },
  (error: unknown) => {
    console.error((error as Error).message);
    process.exit(1);
  },
);
