/** The job that sends what is due; see events/webhooks/send-due-deliveries.job.ts. */
export const SEND = 'webhooks.send';
