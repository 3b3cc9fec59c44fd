import { useQueryClient } from '@kashikari/web-kit';

/** Cards are members too: whatever changes either changes both lists, and how many people the group has. */
export function useStalePeople(): () => Promise<unknown> {
  const client = useQueryClient();
  return () =>
    Promise.all(
      ['cards', 'memberships', 'groups'].map((key) => client.invalidateQueries({ queryKey: [key] })),
    );
}
