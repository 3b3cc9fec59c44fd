/** Kinds of the jobs of a usage report, whose keys are its id (events/*-usage-report.job.ts). */
export const MAKE_JOB = 'usage_report.make';
export const MAIL_JOB = 'usage_report.mail';
export const EXPIRE_JOB = 'usage_report.expire';

/** Kind of the job that looks for due daily reports; its key is empty. */
export const DAILY_JOB = 'usage_report.daily';
