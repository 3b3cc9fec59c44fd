import type { Day } from '@kashikari/kernel';

/** Group as identity knows it, for a mail. */
export interface NamedGroup {
  readonly name: string;
  readonly slug: string;
  readonly ownerId: string;
}

/** A mail about a ready report. */
export interface ReportMail {
  readonly reportId: string;
  readonly groupId: string;
  readonly group: NamedGroup;
  readonly from: Day;
  readonly to: Day;
  readonly daily: boolean;
  readonly userIds: readonly string[];
}

/** Queries identity for the names of groups. */
export abstract class GroupNames {
  /** Returns undefined for a deleted group. */
  abstract of(groupId: string): Promise<NamedGroup | undefined>;
}

/** Sends mails about reports; each person gets one about a report, however often it is called. */
export abstract class ReportMails {
  abstract send(mail: ReportMail): Promise<void>;
}
