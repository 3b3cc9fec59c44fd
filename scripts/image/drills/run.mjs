// The drills of `npm run lab -- image`, in a network that leads nowhere: `node run.mjs <findings> <image> <bundle> <helm>`.
import { mkdtempSync, rmSync } from 'node:fs';
import { Findings } from '../../../lab/cluster/findings.mjs';
import { at } from '../../root.mjs';
import { drillBundle } from './bundle.mjs';
import { drillProduct } from './product.mjs';

const [findingsFile, image, bundle, helm] = process.argv.slice(2);
const findings = new Findings(findingsFile);

const DRILLS = {
  'the product': (work) => drillProduct({ image, work, port: 3000, findings }),
  'the bundle': (work) =>
    drillBundle({ bundle, helm, trial: at('deploy/helm/kashikari/values-trial.yaml'), work, findings }),
};

for (const [name, drill] of Object.entries(DRILLS)) {
  const work = mkdtempSync('/var/tmp/kashikari-image-run-');
  try {
    await drill(work);
  } catch (error) {
    console.error(error);
    findings.add(name, 'broken off', [String(error.message).slice(-300)]);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
process.exit();
