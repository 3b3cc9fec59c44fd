import { defineRoute } from '../rest/route';
import { UserExport, userParams } from './user-export.schema';

export const exportUser = defineRoute({
  method: 'get',
  path: '/users/{id}/export',
  operationId: 'exportUser',
  tag: 'Users',
  summary: 'Everything of one’s own, as a file',
  description:
    'The account with its settings, devices and record; its groups, memberships, managers and goods; what it has booked, waits for and likes; folders, announcements, pictures, calendars; the messages it has written, and what managers noted down about it. However much it is, it is sent while it is read.',
  auth: 'required',
  fresh: true,
  params: userParams,
  answer: {
    status: 200,
    description: 'One JSON object.',
    body: UserExport,
  },
  refuses: ['not_found', 'forbidden'],
});
