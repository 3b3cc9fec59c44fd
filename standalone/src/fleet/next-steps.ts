/** Returns the page of instructions in an export. */
export function nextSteps(): string {
  return `# From one machine to a fleet

This folder contains what an installation on Kubernetes needs of the one machine. It contains secrets and personal data.

1. Stop the one machine, so that nobody books there any more. If it ran during the export, export again now.
2. Make six empty databases with two logins each, Kafka, Redis and a bucket (docs/runbooks/install.md, "On a cluster").
3. Copy the pictures into the bucket: \`aws s3 sync files s3://<bucket>\`.
4. Complete \`secret.yaml\` with the addresses of the databases and the other keys, and apply it.
5. Copy this folder to a volume in the cluster, and name its claim:
   \`helm install lending deploy/helm/kashikari -f values.yaml --set restore.enabled=true --set restore.claim=<claim>\`.
   A job fills each database in one transaction and compares every table with \`manifest.json\`; then the pods start.
6. Sign in with an account of before, and look at bookings and pictures.
7. Set restore.enabled to false, delete the volume and this folder.

Without the chart: \`node restore.js <service> <folder>\` in the image of each service, with its DATABASE_URL_<SERVICE> and
DATABASE_MIGRATION_URL_<SERVICE>; or \`psql -f databases/<service>.sql\` as the owner of the tables, after its migrations.
\`shells.yaml\` has the fields of \`shells\` in the values of the chart. Kafka starts empty: no service has missed an event.
`;
}
