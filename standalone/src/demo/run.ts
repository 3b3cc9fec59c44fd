import { Api } from './api';
import { fill, fillYear, lenderIdsOf } from './fill';
import { PastBookings } from './past';
import { Illustrations } from './pictures';

const [address = '', began] = process.argv.slice(2);
const now = Number(began);
const pictures = new Illustrations(process.env);
const past = new PastBookings(process.env);
// Not on the command line, where every user of the machine reads it.
const password = process.env['DEMONSTRATION_PASSWORD'] ?? '';

// With the product that it fills.
process.once('disconnect', () => process.exit(1));

async function run(): Promise<void> {
  const made = await fill(new Api(address), pictures, past, now, password);
  pictures.close();
  // From here on people can look around.
  process.send?.({ lenders: lenderIdsOf(made) });
  await fillYear(made, past, now);
  past.close();
  process.removeAllListeners('disconnect');
  process.disconnect?.();
}

run().catch((error: unknown) => {
  console.error((error as Error).message);
  process.exit(1);
});
